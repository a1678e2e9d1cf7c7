// SPDX-License-Identifier: Apache-2.0

import Archives

/// Documents that tell of their makers wherever such files do.
enum MadeArchives {
  private static func entry(_ name: String, _ text: String) -> ArchiveEntry {
    ArchiveEntry(name: name, content: .bytes(Array(text.utf8)))
  }

  private static let xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
  private static let word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"

  static func word(photo: [UInt8]) -> [ArchiveEntry] {
    [
      entry(
        "[Content_Types].xml",
        "\(xml)<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\"/>"),
      entry(
        "docProps/core.xml",
        """
        \(xml)<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" \
        xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>Secretperson</dc:creator>\
        <cp:lastModifiedBy>Secretperson</cp:lastModifiedBy></cp:coreProperties>
        """),
      entry(
        "docProps/app.xml",
        """
        \(xml)<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">\
        <Application>Secretprogram</Application><Company>Secretperson</Company></Properties>
        """),
      entry(
        "docProps/custom.xml",
        """
        \(xml)<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties">\
        <property>Secretperson</property></Properties>
        """),
      entry(
        "word/document.xml",
        """
        \(xml)<w:document xmlns:w="\(word)"><!-- Secretperson --><w:body>\
        <w:p w:rsidR="00203100"><w:r><w:t>Dear reader, it was the end of the day.</w:t></w:r>\
        <w:ins w:id="1" w:author="Secretperson" w:date="2031-02-03T04:05:06Z"><w:r>\
        <w:t xml:space="preserve"> And more.</w:t></w:r></w:ins></w:p></w:body></w:document>
        """),
      entry(
        "word/comments.xml",
        """
        \(xml)<w:comments xmlns:w="\(word)"><w:comment w:id="0" w:author="Secretperson" w:initials="S" \
        w:date="2031-02-03T04:05:06Z"><w:p><w:r><w:t>Good.</w:t></w:r></w:p></w:comment></w:comments>
        """),
      entry(
        "word/people.xml",
        """
        \(xml)<w15:people xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml">\
        <w15:person w15:author="Secretperson"><w15:presenceInfo w15:providerId="AD" \
        w15:userId="Secretperson@example.org"/></w15:person></w15:people>
        """),
      entry(
        "word/settings.xml",
        """
        \(xml)<w:settings xmlns:w="\(word)"><w:rsids><w:rsid w:val="20310000"/></w:rsids>\
        <w:docVars><w:docVar w:name="a" w:val="Secretperson"/></w:docVars></w:settings>
        """),
      entry(
        "word/_rels/document.xml.rels",
        """
        \(xml)<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
        <Relationship Id="r1" Target="https://example.org/kept" TargetMode="External"/>\
        <Relationship Id="r2" Target="file:///D:/Secretperson/a.dotx" TargetMode="External"/>\
        </Relationships>
        """),
      entry("customXml/item1.xml", "<cover><Email>Secretperson@example.org</Email></cover>"),
      ArchiveEntry(name: "word/media/image1.jpeg", content: .bytes(photo)),
    ]
  }

  static func book(photo: [UInt8]) -> [ArchiveEntry] {
    [
      entry("mimetype", "application/epub+zip"),
      entry(
        "META-INF/container.xml",
        """
        \(xml)<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>\
        <rootfile full-path="OEBPS/a.opf"/></rootfiles></container>
        """),
      entry("META-INF/calibre_bookmarks.txt", "Secretperson was here"),
      entry("iTunesMetadata.plist", "<plist>Secretperson@example.org</plist>"),
      entry(
        "OEBPS/a.opf",
        """
        \(xml)<package xmlns="http://www.idpf.org/2007/opf" unique-identifier="id" version="3.0">\
        <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:1</dc:identifier>\
        <dc:title>Letters</dc:title><dc:language>en</dc:language>\
        <dc:creator id="c">Secretperson</dc:creator><dc:contributor>Secretprogram</dc:contributor>\
        <meta refines="#c" property="file-as">Secretperson</meta>\
        <meta name="calibre:user_metadata" content="Secretperson"/>\
        <meta property="dcterms:modified">2020-01-01T00:00:00Z</meta></metadata>\
        <manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/>\
        <item id="p" href="p.jpg" media-type="image/jpeg"/></manifest>\
        <spine><itemref idref="one"/></spine></package>
        """),
      entry(
        "OEBPS/one.xhtml",
        """
        \(xml)<html xmlns="http://www.w3.org/1999/xhtml"><head><title>One</title>\
        <meta name="author" content="Secretperson"/></head>\
        <body><p>It was the end of the day, and the boats came home.</p></body></html>
        """),
      entry(
        "OEBPS/toc.ncx",
        """
        \(xml)<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><head><meta name="dtb:uid" content="urn:1"/>\
        <meta name="dtb:generator" content="Secretprogram"/></head>\
        <docAuthor><text>Secretperson</text></docAuthor><navMap/></ncx>
        """),
      ArchiveEntry(name: "OEBPS/p.jpg", content: .bytes(photo)),
    ]
  }
}
