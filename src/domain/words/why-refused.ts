/** A refusal's words without their last sentence, for use beside text that already says that nothing was placed. */
export const whyRefused = (message: string): string => message.replace(/ Nothing was placed\.$/, '');
