// SPDX-License-Identifier: Apache-2.0

import Speaking

extension ChartErrorWords {
  /// The words in Spanish.
  static let spanish = Edition(
    ChartErrorWords(
      // Cells
      notATime:
        "Línea {line}, columna «{column}»: «{found}» no es una fecha ni una hora{others}, pero otras celdas de la columna sí. Escríbela como 2024-01-31 o 2024-01-31 10:15, o deja la celda vacía.",
      noSuchDate:
        "Línea {line}, columna «{column}»: «{found}» no existe en el calendario o en el reloj{others}. Corrígela. Una fecha que se lee igual en todas partes se escribe 2024-01-31.",
      tooLarge:
        "Línea {line}, columna «{column}»: «{found}» es un número demasiado grande{others}. Usa una unidad mayor, para que los números sean más pequeños.",
      notANumber:
        "Línea {line}, columna «{column}»: «{found}» no es un número{others}. Escribe un número, como 12.5, deja la celda vacía o elige otra columna.",
      others: .spanish(
        one: " (igual que {count} celda más)", other: " (igual que {count} celdas más)"),
      // Columns
      noSuchColumn: "No hay ninguna columna «{name}». Las columnas son: {names}.",
      noNumbers:
        "No queda ninguna columna con números. Elige otra x, o añade una columna de números. Las columnas son: {names}.",
      negativeShare:
        "«{name}» es {number}, pero un gráfico circular muestra partes de un todo, que no pueden ser menores que 0. Elige barras.",
      notAboveZero:
        "El eje «{axis}» es logarítmico, pero tiene el valor {number}. Usa valores mayores que 0, o un eje lineal.",
      unsuitedCandlestick:
        "Un gráfico de velas necesita cuatro columnas de números. Llámalas apertura, máximo, mínimo y cierre, o elige cuatro columnas de valores en ese orden.",
      unsuitedHeatMap:
        "Un mapa de calor necesita dos columnas de palabras y una de números, o una tabla con varias columnas de números. Elige las columnas de x y de las filas.",
      unsuited:
        "Los datos no sirven para este tipo de gráfico. Elige otro tipo, o deja que Earshot elija.",
      none: "ninguna",
      // Files of another kind
      spreadsheet:
        "Es un archivo de hoja de cálculo o comprimido. Ábrelo en el programa del que procede, guarda la hoja como CSV y elige ese archivo.",
      archive: "Este archivo está comprimido. Descomprímelo y elige el archivo que contiene.",
      dottedPicture:
        "Es una imagen de puntos, que no contiene datos. Elige los datos como CSV o JSON, o el gráfico como SVG.",
      pdf: "Es un documento PDF. Copia la tabla que contiene, o elige los datos como CSV.",
      // JSON
      jsonFault: "Línea {line}, columna {column}: {reason}",
      jsonEnd:
        "el texto termina demasiado pronto, como si estuviera cortado. Elige el archivo entero.",
      jsonNumber: "esto no es un número de JSON. Escríbelo como 12.5 o 1e6.",
      jsonText:
        "este texto tiene un escape incorrecto o un salto de línea. Escribe los saltos como \\n.",
      jsonDepth:
        "hay listas y objetos anidados a más de 64 niveles. Deja solo la parte que contiene la tabla.",
      jsonUnexpected: "esto no es JSON. Puede faltar antes una coma, un corchete o unas comillas.",
      noTableInJSON:
        "El JSON no contiene ninguna tabla. Escribe una lista de objetos, como [{\"x\": 1, \"y\": 2}], o una lista de listas.",
      // Pages
      fewerTables: .spanish(
        one: "La página tiene solo {count} tabla con datos. Elige un número menor.",
        other: "La página tiene solo {count} tablas con datos. Elige un número menor."),
      noTable: "La página no tiene ninguna tabla con números. Elige los datos como CSV o JSON.",
      // Specifications of Vega-Lite
      remoteData:
        "Línea {line}: los datos están en otro lugar ({address}) y no se descargan. Ponlos en la especificación como \"values\", o elige el archivo de datos.",
      noData: "Línea {line}: la especificación no tiene datos. Ponlos como {example}.",
      unknownPart:
        "Línea {line}: {part} «{name}» de Vega-Lite no se entiende aquí. Quítalo, o elige los datos ya calculados como CSV o JSON.",
      noField: "Línea {line}: los datos no tienen el campo «{name}». Sus campos son: {names}.",
      noChannel: "Línea {line}: falta la codificación «{name}». Indica ahí qué campo muestra.",
      // Limits
      tooManyColumns: "Hay más de 1000 columnas. Deja solo las que quieras oír.",
      tooManyRows: "Hay más de 2 millones de filas. Deja menos, por ejemplo una de cada diez.",
      tooManyCells:
        "La tabla tiene más de 20 millones de celdas, filas por columnas. Deja menos filas o menos columnas.",
      tooMuchSpannedText:
        "Las celdas que ocupan varias filas o columnas suman más de 100 megabytes de texto. Acorta su texto, o escríbelo una sola vez.",
      tooManyAttributes:
        "Una etiqueta de la página tiene más de 200 atributos, o un nombre muy largo. Copia la tabla que quieras desde tu navegador y pégala sola.",
      tooManyTables:
        "La página tiene más de 1000 tablas. Copia la tabla que quieras y pégala sola.",
      tablesTooDeep:
        "Hay más de 16 tablas una dentro de otra. Copia la tabla interior y pégala sola.",
      sequenceTooLong:
        "La secuencia de esta especificación tiene más de 10 mil números, o su paso no acaba nunca. Elige un paso mayor, o pon los datos como \"values\".",
      tooManyParts:
        "La especificación tiene más de 100 vistas o transformaciones. Deja una vista, con los datos ya calculados.",
      tooManySteps:
        "Las transformaciones de esta especificación recorren más de 50 millones de celdas. Pon los datos ya calculados como \"values\", sin transformaciones.",
      // Pictures
      notSVG: "La imagen SVG está rota o cortada. Expórtala de nuevo, o elige los datos como CSV.",
      outlines:
        "Las letras de esta imagen están dibujadas como contornos, y no se pueden leer los ejes. En matplotlib pon svg.fonttype en none y guárdala de nuevo, o elige los datos como CSV.",
      noLabels:
        "La imagen no tiene números en los ejes, así que no contiene datos. Elige los datos como CSV.",
      noScale:
        "Las etiquetas del eje {axis} no están a pasos regulares, y no se pueden medir los valores. Elige los datos como CSV.",
      noMarks:
        "La imagen tiene ejes, pero ninguna línea, barra o punto que se pueda medir. Elige los datos como CSV.",
      doubtful: "Esta imagen no se puede leer sin adivinar: {doubt}. Elige los datos como CSV.",
      tooManyShapes: "tiene demasiadas partes, o partes demasiado profundas",
      unknownDrawing:
        "está dibujada con una hoja de estilo, con partes reutilizadas o movidas, o en unidades que no se entienden",
      severalScales: "tiene varios gráficos o varias escalas",
      otherShapes:
        "contiene formas que no son líneas simples, barras ni puntos, como áreas, cajas o barras de error",
      mixedShapes: "mezcla barras, líneas o puntos",
      floatingBars: "no todas sus barras se apoyan en el cero o exactamente una sobre otra",
      outside: "algunas partes se salen de los ejes",
      stepsInLine: "una línea va a escalones o vuelve atrás",
      offLabels: "algunas partes no están en una etiqueta del eje",
      colours: "los colores no distinguen las series",
      disagreement: "los números escritos en ella no son los que muestra",
      // Texts
      rowsWithoutCells: "Solo se pueden añadir filas a una tabla de celdas, como CSV.",
      tooLong: "El archivo ocupa más de 100 megabytes. Deja menos filas y elígelo de nuevo.",
      empty:
        "No contiene nada. Escribe una línea que nombre dos columnas y, después, x e y en cada línea.",
      notText:
        "La línea {line} contiene bytes que no son texto. Guarda la tabla como CSV y elígela.",
      openQuote:
        "Unas comillas que se abren en la línea {line} no se cierran. Ciérralas o quítalas.",
      textAfterQuote:
        "En la línea {line} hay algo después de unas comillas de cierre. Pon ahí una coma, o escribe las comillas dos veces."
    ))
}
