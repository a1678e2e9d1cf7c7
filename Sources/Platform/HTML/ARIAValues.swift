// SPDX-License-Identifier: Apache-2.0

/// What an element is, where HTML has no element for it.
///
/// The names are those of WAI-ARIA 1.2, section 5.4.
public enum Role: String, Sendable, Hashable, CaseIterable {
  /// The role `alert`.
  case alert
  /// The role `alertdialog`.
  case alertDialog = "alertdialog"
  /// The role `application`.
  case application
  /// The role `button`.
  case button
  /// The role `checkbox`.
  case checkbox
  /// The role `combobox`.
  case combobox
  /// The role `dialog`.
  case dialog
  /// The role `document`.
  case document
  /// The role `feed`.
  case feed
  /// The role `grid`.
  case grid
  /// The role `gridcell`.
  case gridCell = "gridcell"
  /// The role `group`.
  case group
  /// The role `heading`.
  case heading
  /// The role `img`.
  case image = "img"
  /// The role `link`.
  case link
  /// The role `list`.
  case list
  /// The role `listbox`.
  case listBox = "listbox"
  /// The role `listitem`.
  case listItem = "listitem"
  /// The role `log`.
  case log
  /// The role `main`.
  case main
  /// The role `menu`.
  case menu
  /// The role `menubar`.
  case menuBar = "menubar"
  /// The role `menuitem`.
  case menuItem = "menuitem"
  /// The role `menuitemcheckbox`.
  case menuItemCheckbox = "menuitemcheckbox"
  /// The role `menuitemradio`.
  case menuItemRadio = "menuitemradio"
  /// The role `meter`.
  case meter
  /// The role `navigation`.
  case navigation
  /// The role `none`.
  case none
  /// The role `note`.
  case note
  /// The role `option`.
  case option
  /// The role `presentation`.
  case presentation
  /// The role `progressbar`.
  case progressBar = "progressbar"
  /// The role `radio`.
  case radio
  /// The role `radiogroup`.
  case radioGroup = "radiogroup"
  /// The role `region`.
  case region
  /// The role `row`.
  case row
  /// The role `rowgroup`.
  case rowGroup = "rowgroup"
  /// The role `search`.
  case search
  /// The role `searchbox`.
  case searchBox = "searchbox"
  /// The role `separator`.
  case separator
  /// The role `slider`.
  case slider
  /// The role `spinbutton`.
  case spinButton = "spinbutton"
  /// The role `status`.
  case status
  /// The role `switch`.
  case `switch`
  /// The role `tab`.
  case tab
  /// The role `table`.
  case table
  /// The role `tablist`.
  case tabList = "tablist"
  /// The role `tabpanel`.
  case tabPanel = "tabpanel"
  /// The role `textbox`.
  case textBox = "textbox"
  /// The role `timer`.
  case timer
  /// The role `toolbar`.
  case toolbar
  /// The role `tooltip`.
  case tooltip
  /// The role `tree`.
  case tree
  /// The role `treegrid`.
  case treeGrid = "treegrid"
  /// The role `treeitem`.
  case treeItem = "treeitem"
}

/// When changes of a live region are spoken.
public enum Politeness: String, Sendable, Hashable, CaseIterable {
  /// Never.
  case off
  /// After what is being spoken.
  case polite
  /// At once.
  case assertive
}

/// Which of several is the current one.
public enum Current: String, Sendable, Hashable, CaseIterable {
  /// The page.
  case page
  /// The step.
  case step
  /// The place.
  case location
  /// The date.
  case date
  /// The time.
  case time
  /// The one of a kind with no word of its own.
  case yes = "true"
}

/// What a control opens.
public enum Popup: String, Sendable, Hashable, CaseIterable {
  /// A menu.
  case menu
  /// A list.
  case listBox = "listbox"
  /// A tree.
  case tree
  /// A grid.
  case grid
  /// A dialog.
  case dialog
}

/// The way an element lies.
public enum Orientation: String, Sendable, Hashable, CaseIterable {
  /// Across.
  case horizontal
  /// Down.
  case vertical
}

/// How a column is sorted.
public enum SortOrder: String, Sendable, Hashable, CaseIterable {
  /// Not at all.
  case none
  /// Upward.
  case ascending
  /// Downward.
  case descending
  /// In another way.
  case other
}
