/** Sentences about the second step of sign-ins. */
export const secondStepWords = {
  noAnswer: 'There was no answer. Try again with the next code: each counts once.',
  codeMissing: 'Write the code of your app, or a recovery code.',
  keepCodes:
    'Keep these ten codes where you will find them without your device. Each signs you in once. They are shown only now.',
  offUnknown:
    'There was no answer, so it is not known whether it was switched off. Try again with the next code.',
} as const;
