// SPDX-License-Identifier: Apache-2.0

import Archives
import Foundation
import TestSupport

/// Small books of every kind, written by hand.
struct MadeBooks {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Packs files into an archive of this name.
  func archive(_ name: String, _ files: [String: String], sounds: [String] = []) async throws
    -> String
  {
    let path = folder.path + "/" + name
    var entries = files.sorted { $0.key < $1.key }.map {
      ArchiveEntry(name: $0.key, content: .bytes(Array($0.value.utf8)))
    }
    for sound in sounds { entries.append(ArchiveEntry(name: sound, content: .bytes(Sounds.tone))) }
    try await ArchiveWriter.write(entries, to: path)
    return path
  }

  /// Writes a file.
  func file(_ name: String, _ text: String) throws -> String {
    let path = folder.path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  // MARK: EPUB 3

  static let container = """
    <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles>
    <rootfile full-path="OPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
    """

  /// An EPUB 3 with two chapters, of which the first is heard.
  static var epub: [String: String] {
    [
      "META-INF/container.xml": container,
      "OPS/book.opf": """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:x:1</dc:identifier>
      <dc:title id="t">The Lamp &amp; the Sea</dc:title><dc:creator>Ana Ruiz</dc:creator><dc:language>en-GB</dc:language>
      <dc:date>1901</dc:date><meta property="media:narrator">Tom Day</meta>
      <meta property="dcterms:modified">2020-01-01T00:00:00Z</meta></metadata>
      <manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
      <item id="one" href="text/one.xhtml" media-type="application/xhtml+xml" media-overlay="s1"/>
      <item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/>
      <item id="s1" href="text/one.smil" media-type="application/smil+xml"/>
      <item id="a1" href="sound/one.wav" media-type="audio/wav"/></manifest>
      <spine><itemref idref="one"/><itemref idref="two"/></spine></package>
      """,
      "OPS/nav.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
      <nav epub:type="toc"><ol><li><a href="text/one.xhtml">One</a>
      <ol><li><a href="text/one.xhtml#deep">One and a half</a></li></ol></li>
      <li><a href="text/two.xhtml#top">Two</a></li></ol></nav></body></html>
      """,
      "OPS/text/one.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
      <h1 id="h">One</h1><p><span epub:type="pagebreak" id="p1" title="7"></span><span id="a">The lamp was lit.</span>
      <span id="b">Nobody came.</span></p><h2 id="deep">Half</h2><p id="c">The sea rose.</p></body></html>
      """,
      "OPS/text/one.smil": """
      <smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body>
      <par><text src="one.xhtml#h"/><audio src="../sound/one.wav" clipBegin="0s" clipEnd="0.5s"/></par>
      <par><text src="one.xhtml#a"/><audio src="../sound/one.wav" clipBegin="0.5s" clipEnd="0:00:01.000"/></par>
      <par><text src="one.xhtml#b"/><audio src="../sound/one.wav" clipBegin="1s" clipEnd="1.25s"/></par>
      <par><text src="one.xhtml#c"/><audio src="../sound/one.wav" clipBegin="1.25s"/></par></body></smil>
      """,
      "OPS/text/two.xhtml": """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>
      <h1 id="top">Two</h1><p>It ended<a epub:type="noteref" href="#n">1</a> well &eacute;.</p><img alt="A grey gull"/>
      <img src="x"/><aside epub:type="footnote" id="n"><p>So they say.</p></aside>
      <script>alert(1)</script></body></html>
      """,
    ]
  }

  static let epubSounds = ["OPS/sound/one.wav"]

  // MARK: DAISY

  static var daisy202: [String: String] {
    [
      "book/ncc.html": """
      <html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><meta name="dc:title" content="Harbour"/>
      <meta name="dc:creator" content="Li Wen"/><meta name="dc:language" content="fr"/></head><body>
      <h1 class="title" id="n1"><a href="one.smil#t1">Harbour</a></h1>
      <span class="page-normal" id="n2"><a href="one.smil#p2">1</a></span>
      <h2 id="n3"><a href="two.smil#p1">Night</a></h2></body></html>
      """,
      "book/one.smil": """
      <smil><body><seq dur="1s"><par id="p1"><text id="t1" src="text.html#a"/>
      <audio src="one.wav" clip-begin="npt=0.000s" clip-end="npt=0.400s" id="q"/></par>
      <par id="p2"><text src="text.html#b"/><audio src="one.wav" clip-begin="npt=0.400s" clip-end="npt=1.000s"/></par>
      <par system-required="footnote-on"><text src="text.html#n"/>
      <audio src="two.wav" clip-begin="npt=1.500s" clip-end="npt=2.000s"/></par></seq></body></smil>
      """,
      "book/two.smil": """
      <smil><body><seq><par id="p1"><text src="text.html#c"/><seq>
      <audio src="two.wav" clip-begin="npt=0s" clip-end="npt=0.7s"/>
      <audio src="two.wav" clip-begin="npt=0.7s" clip-end="npt=1.500s"/></seq></par>
      <par><text src="text.html#n"/><audio src="two.wav" clip-begin="npt=1.500s" clip-end="npt=2.000s"/></par>
      </seq></body></smil>
      """,
      "book/text.html": """
      <html xmlns="http://www.w3.org/1999/xhtml"><body><h1 id="a">Harbour</h1><p id="b">Boats &nbsp;sleep.</p>
      <h2 id="c">Night</h2><p class="notebody" id="n">A note.</p></body></html>
      """,
    ]
  }

  static let daisySounds = ["book/one.wav", "book/two.wav"]

  static var daisy3: [String: String] {
    [
      "d.opf": """
      <package xmlns="http://openebook.org/namespaces/oeb-package/1.0/"><metadata><dc-metadata
       xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:Title>Faro</dc:Title><dc:Language>es</dc:Language>
      <dc:Creator>Eva Sol</dc:Creator></dc-metadata></metadata><manifest>
      <item id="s" href="d.smil" media-type="application/smil"/><item id="n" href="d.ncx" media-type="application/x-dtbncx+xml"/>
      <item id="t" href="d.xml" media-type="application/x-dtbook+xml"/><item id="a" href="d.wav" media-type="audio/x-wav"/>
      </manifest><spine><itemref idref="s"/></spine></package>
      """,
      "d.ncx": """
      <ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><docTitle><text>Faro</text></docTitle><navMap>
      <navPoint id="a"><navLabel><text>La luz</text></navLabel><content src="d.smil#p1"/>
      <navPoint id="b"><navLabel><text>El mar</text></navLabel><content src="d.smil#p2"/></navPoint></navPoint>
      </navMap></ncx>
      """,
      "d.smil": """
      <smil xmlns="http://www.w3.org/2001/SMIL20/"><body><seq><par id="p1"><text src="d.xml#x1"/>
      <audio src="d.wav" clipBegin="0:00:00" clipEnd="0:00:00.800"/></par><par id="p2"><text src="d.xml#x2"/>
      <audio src="d.wav" clipBegin="0:00:00.800" clipEnd="0:00:01.900"/></par></seq></body></smil>
      """,
      "d.xml": """
      <dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" xml:lang="es"><book><bodymatter><level1>
      <h1 id="x1">La luz</h1><level2><pagenum id="g">3</pagenum><h2 id="x2">El mar</h2><p>Sin voz.</p></level2></level1>
      </bodymatter></book></dtbook>
      """,
    ]
  }

  // MARK: W3C audiobooks

  static var lpf: [String: String] {
    [
      "publication.json": """
      {"@context":["https://schema.org","https://www.w3.org/ns/pub-context"],"type":"Audiobook","name":"Dunes",
      "author":[{"type":"Person","name":"Sam Lee"}],"readBy":"Jo","inLanguage":"en","readingOrder":[
      {"url":"a.wav","encodingFormat":"audio/wav","duration":"PT2S","name":"A"},
      {"url":"b.wav","encodingFormat":"audio/wav"}]}
      """,
      "index.html": """
      <html><body><nav role="doc-toc"><ol><li><a href="a.wav">First</a><ol><li><a href="a.wav#t=0.5">Inside</a></li></ol></li>
      <li><a href="b.wav">Last</a></li></ol></nav></body></html>
      """,
    ]
  }

  static let lpfSounds = ["a.wav", "b.wav"]

  // MARK: Word

  static var docx: [String: String] {
    func paragraph(_ text: String, _ style: String = "") -> String {
      let name = style.isEmpty ? "" : "<w:pPr><w:pStyle w:val=\"\(style)\"/></w:pPr>"
      return "<w:p>\(name)<w:r><w:t>\(text)</w:t></w:r></w:p>"
    }
    return [
      "word/document.xml": """
      <w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>
      \(paragraph("Carta", "Titre1"))\(paragraph("Cher ami."))\(paragraph("Suite", "Titre2"))
      <w:p><w:r><w:t>Avec une note</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p></w:body></w:document>
      """,
      "word/styles.xml": """
      <w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      <w:style w:styleId="Titre1"><w:name w:val="heading 1"/></w:style>
      <w:style w:styleId="Titre2"><w:name w:val="heading 2"/></w:style></w:styles>
      """,
      "word/footnotes.xml": """
      <w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      <w:footnote w:id="2"><w:p><w:r><w:t>La note.</w:t></w:r></w:p></w:footnote></w:footnotes>
      """,
    ]
  }
}
