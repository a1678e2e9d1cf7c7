// SPDX-License-Identifier: Apache-2.0

import Speaking

extension AccountWords {
  static let french = Edition(
    AccountWords(
      signUpTitle: "Créer un compte",
      signUpLead:
        "Il vous faut un compte pour qu’on vous lise des textes, ou pour lire aux autres. C’est gratuit.",
      signUpAct: "Créer mon compte",
      haveAccount: "J’ai déjà un compte",
      welcome: "Votre compte est prêt, et votre session est ouverte.",
      nothingDone:
        "Votre session est fermée, donc rien n’a été fait. Connectez-vous, puis recommencez.",
      nothingSent: """
        Votre session est fermée, donc rien n’a été envoyé. Connectez-vous : ce que vous avez \
        écrit est toujours là, et vous pourrez l’envoyer.
        """,
      notSentYet: """
        Votre session est ouverte. Votre demande n’est pas encore envoyée : relisez-la et \
        envoyez-la.
        """,
      isSignedOut: "Votre session est fermée",
      isSignedOutLead: "Vos textes sont cachés. Connectez-vous pour les retrouver.",
      signInTitle: "Se connecter",
      signInToGoOn:
        "Connectez-vous pour continuer. Cette page est réservée aux personnes qui ont un compte.",
      signInAct: "Se connecter",
      noAccount: "Je n’ai pas encore de compte",
      signedIn: "Votre session est ouverte.",
      signedOut: "Votre session est fermée.",
      role: "Que voulez-vous faire ?",
      requester: "Je veux qu’on me lise des textes",
      requesterHint: "Vous demandez, une personne bénévole lit, vous écoutez.",
      volunteer: "Je veux lire pour les autres",
      volunteerHint: "Vous choisissez un texte, l’enregistrez, et envoyez l’enregistrement.",
      name: "Votre nom",
      nameHint: "Les autres ne voient que votre prénom.",
      username: "Nom d’utilisateur",
      usernameHint: "De 3 à 30 lettres ou chiffres. Il vous servira à vous connecter.",
      email: "Adresse e-mail",
      emailHint: "Seules les personnes qui gèrent ce serveur la voient.",
      emailHintByMail:
        "Si vous oubliez votre mot de passe, un lien peut y être envoyé. Seules les personnes qui gèrent ce serveur la voient.",
      password: "Mot de passe",
      newPassword: "Nouveau mot de passe",
      passwordHint:
        "Au moins 10 caractères. Trois ou quatre mots à la suite sont sûrs et faciles à retenir.",
      currentPassword: "Mot de passe actuel",
      profileTitle: "Votre compte",
      saveProfile: "Enregistrer les changements",
      profileSaved: "Vos changements sont enregistrés.",
      changePassword: "Changer le mot de passe",
      passwordChanged:
        "Votre mot de passe est changé. Les sessions de vos autres appareils sont fermées.",
      leaving: "Se déconnecter ou supprimer le compte",
      deleteTitle: "Supprimer le compte",
      deleteLead:
        "Vos demandes, vos enregistrements et vos réglages sont supprimés aussitôt. C’est définitif.",
      deleteAct: "Supprimer mon compte pour toujours",
      keepAccount: "Garder mon compte",
      deleted: "Votre compte est supprimé, avec tout ce qu’il contenait.",
      signedInAs: "Vous vous connectez comme {username}.",
      wrongCredentials:
        "Le nom d’utilisateur ou le mot de passe n’est pas bon. Vérifiez les deux et réessayez.",
      tooManyTries: "Il y a eu trop d’essais. Attendez {wait}, puis réessayez.",
      unusableCharacters:
        "Utilisez les lettres d’un seul alphabet et des chiffres, avec des points, traits d’union ou tirets bas au milieu.",
      taken: "Quelqu’un a déjà ce nom d’utilisateur. Choisissez-en un autre.",
      tooCommon: "Ce mot de passe est facile à deviner. Utilisez plutôt plusieurs mots à la suite.",
      containsName: "Le mot de passe contient votre nom. Choisissez-en un sans lui.",
      notAnAddress:
        "Ce n’est pas une adresse e-mail. Écrivez-la comme ana@example.org, ou laissez vide.",
      wrong: "Ce n’est pas votre mot de passe. Réessayez.",
      missingName: "Écrivez votre nom.",
      missingUsername: "Écrivez un nom d’utilisateur.",
      missingEmail: "Écrivez votre adresse e-mail.",
      missingPassword: "Écrivez un mot de passe.",
      missingCurrentPassword: "Écrivez votre mot de passe actuel.",
      tooShortPassword:
        "Le mot de passe est trop court. Utilisez au moins {minimum} caractères.",
      tooShort: "C’est trop court. Utilisez au moins {minimum} caractères.",
      tooLong: .same("C’est trop long. Utilisez {count} caractères au plus.")))
}
