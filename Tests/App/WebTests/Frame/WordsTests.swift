// SPDX-License-Identifier: Apache-2.0

import Speaking
import TestSupport
import Testing

@testable import Web

@Suite("Words of the pages") struct WordsTests {
  @Test("Languages name the same places in what the frame and the forms say")
  func samePlacesInTheFrame() {
    expectSamePlaces(AdministrationWords.self)
    expectSamePlaces(APIWords.self)
    expectSamePlaces(DayWords.self)
    expectSamePlaces(RoleWords.self)
    expectSamePlaces(FormWords.self)
    expectSamePlaces(FrameWords.self)
    expectSamePlaces(MachineVoiceWords.self)
    expectSamePlaces(LanguageFacts.self)
    expectSamePlaces(MomentWords.self)
    expectSamePlaces(ProblemWords.self)
    expectSamePlaces(SampleWords.self)
    expectSamePlaces(StartingWords.self)
  }

  @Test("Languages name the same places in what the abilities' pages say")
  func samePlacesInTheAbilities() {
    expectSamePlaces(AccountWords.self)
    expectSamePlaces(AttachmentWords.self)
    expectSamePlaces(CategoryWords.self)
    expectSamePlaces(CopyWords.self)
    expectSamePlaces(FindingWords.self)
    expectSamePlaces(LinkWords.self)
    expectSamePlaces(HelpWords.self)
    expectSamePlaces(HomeWords.self)
    expectSamePlaces(OperatorWords.self)
    expectSamePlaces(PasswordLinkWords.self)
    expectSamePlaces(LetterPageWords.self)
    expectSamePlaces(ReadDoneWords.self)
    expectSamePlaces(ReadStateWords.self)
    expectSamePlaces(QueueWords.self)
    expectSamePlaces(RatingWords.self)
    expectSamePlaces(ReadWords.self)
    expectSamePlaces(SafetyWords.self)
    expectSamePlaces(SessionWords.self)
    expectSamePlaces(SettingsWords.self)
    expectSamePlaces(UrgentWords.self)
    expectSamePlaces(PartsWords.self)
    expectSamePlaces(VolunteerWords.self)
    expectSamePlaces(WishWords.self)
    expectSamePlaces(RecorderWords.self)
    expectSamePlaces(UploadWords.self)
  }

  @Test("Languages name the same places in what the braille page and the pages of charts say")
  func samePlacesInBrailleAndCharts() {
    expectSamePlaces(BrailleLearnWords.self)
    expectSamePlaces(BrailleSettingsWords.self)
    expectSamePlaces(BrailleTableWords.self)
    expectSamePlaces(BrailleToolWords.self)
    expectSamePlaces(BrailleWords.self)
    expectSamePlaces(ChartExploringWords.self)
    expectSamePlaces(ChartFormWords.self)
    expectSamePlaces(ChartKeepingWords.self)
    expectSamePlaces(ChartSoundWords.self)
    expectSamePlaces(ChartsWords.self)
  }

  @Test(
    "Languages are named in each other",
    arguments: [
      (Language.english, ["English", "Spanish", "Arabic", "French"]),
      (.spanish, ["inglés", "español", "árabe", "francés"]),
      (.arabic, ["الإنجليزية", "الإسبانية", "العربية", "الفرنسية"]),
      (.french, ["anglais", "espagnol", "arabe", "français"]),
    ])
  func names(language: Language, names: [String]) {
    #expect(Language.allCases.map { $0.name(in: language) } == names)
  }
}
