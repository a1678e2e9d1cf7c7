// SPDX-License-Identifier: Apache-2.0

import HTML

/// A labelled control: label above, then the hint, then what is wrong, then the control, all tied together.
struct Field {
  let name: String
  let label: String
  var hint: String?
  var isRequired = false
  /// Whether a field that may be left out says so; not where it is one way of several.
  var saysOptional = true

  /// The attributes by which a control belongs to its label, hint and error.
  func attributes(in state: FormState) -> Attribute {
    .group([
      .id(name), .name(name), .class("input"), describingIDs(name, hint: hint, in: state),
      .when(isRequired, .ariaRequired()),
      .when(state.problem(name) != nil, .ariaInvalid()),
    ])
  }

  /// The field around a control that takes the attributes.
  func node(
    _ state: FormState, _ visit: Visit, @HTMLBuilder control: (Attribute) -> Node
  ) -> Node {
    div(.class("field")) {
      HTML.label(.for(name)) {
        label
        if !isRequired, saysOptional { optionalMark(visit) }
      }
      if let hint { p(.class("hint"), .id("\(name)-hint")) { hint } }
      fieldError(name, state, visit)
      control(attributes(in: state))
    }
  }

  /// A field of one line.
  func line(
    _ state: FormState, _ visit: Visit, type: InputType = .text, _ extra: Attribute...
  ) -> Node {
    node(state, visit) { own in
      input(type, own, .value(state.value(name)), .dir(.auto), .group(extra))
    }
  }

  /// A password with a button that shows it, where scripts run.
  func password(_ state: FormState, _ visit: Visit, autocomplete: String) -> Node {
    node(state, visit) { own in
      element("show-password", .class("with-button")) {
        input(
          .password, own, .autocomplete(autocomplete), .dir(.leftToRight), .spellcheck(false),
          .autocapitalize(.none))
        button(
          .button, .class("button"), .data("scripted"), .ariaControls(name), .ariaPressed(false)
        ) {
          Icon.eye.node(visit)
          FormWords[visit].showPassword
        }
      }
    }
  }

  /// Says that the field may be left out.
  func optionalMark(_ visit: Visit) -> Node {
    span(.class("quiet")) { " (\(FormWords[visit].optional))" }
  }
}

/// Ties a control or a group to its hint and to what is wrong with it.
func describingIDs(_ name: String, hint: String?, in state: FormState) -> Attribute {
  var described: [String] = []
  if hint != nil { described.append("\(name)-hint") }
  if state.problem(name) != nil { described.append("\(name)-error") }
  return .when(
    !described.isEmpty, .attribute("aria-describedby", described.joined(separator: " ")))
}

/// What is wrong with a field, where there is anything.
@HTMLBuilder func fieldError(_ name: String, _ state: FormState, _ visit: Visit) -> Node {
  if let problem = state.problem(name) {
    p(.class("field__error"), .id("\(name)-error")) {
      Icon.alert.node(visit)
      visit(problem)
    }
  }
}

extension Field {
  /// The field without its hint, where the person knows what belongs there.
  var withoutHint: Field { Field(name: name, label: label, isRequired: isRequired) }
}
