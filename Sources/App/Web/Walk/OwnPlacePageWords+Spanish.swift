// SPDX-License-Identifier: Apache-2.0

import Speaking

extension OwnPlacePageWords {
  static let spanish = Edition(
    OwnPlacePageWords(
      title: "Lugares propios",
      hint:
        "Recuerda un lugar con un nombre: se guarda solo en este dispositivo, y en ningún servidor. En el camino se dice «Mi panadería (lugar propio)», para que no se confunda con los del mapa. De dos tuyos con el mismo nombre, el segundo recibe un número.",
      name: "Nombre del lugar",
      nameHint: "Cómo lo llamas, como Mi panadería.",
      position: "Su posición",
      positionHint:
        "Si queda vacío, el lugar es donde estás. O latitud y longitud, como 43.7396, 7.4271.",
      markHint:
        "Si queda vacío, el lugar es donde está la marca del mapa. O latitud y longitud, como 43.7396, 7.4271. Tus lugares son cuadrados en el mapa.",
      remember: "Recordar este lugar",
      go: "El camino hasta allí",
      goThere: "Ir allí",
      rename: "Cambiar el nombre",
      newName: "Nuevo nombre",
      remove: "Quitar",
      save: "Guardar mis lugares como archivo GeoJSON",
      open: "Abrir un archivo GeoJSON",
      openHint:
        "Los puntos que contiene serán lugares tuyos. El archivo se queda en este dispositivo.",
      group: "Lugares propios"))
}
