# SPDX-License-Identifier: Apache-2.0
"""A person looks for the copy of everything that is kept about them."""


def test_the_profile_leads_to_the_copy_of_all_data(hands):
    person = hands()
    person.sign_up("requester", "Ana")
    person.go("/profile")
    person.press("main a[href='/profile/copy']")
    person.wait_for_address(lambda path: path == "/profile/copy")
    assert "index.html" in person.text("main")
    assert person.has("main form[action='/profile/copy'] button[type=submit]")
