/** Of the dialogs alone, so that they are loaded with them. */
export const words = {
  language: { en: 'Language of screens and mails', ne: 'स्क्रिन र इमेलको भाषा' },
  keysStop: {
    en: 'API keys that this person made are refused while the account is disabled: %{names}. Programs that must go on need new keys first.',
    ne: 'खाता बन्द रहुन्जेल यस व्यक्तिले बनाएका API कुञ्जी अस्वीकार हुन्छन्: %{names}। चलिरहनुपर्ने प्रोग्रामका लागि पहिले नयाँ कुञ्जी बनाउनुहोस्।',
  },
  webhooksGoOn: {
    en: 'Webhooks belong to the site and go on, to %{hosts}: look through them if this person set them up.',
    ne: 'वेबहुक साइटका हुन् र चलिरहन्छन् (%{hosts} मा): यस व्यक्तिले राखेका भए हेर्नुहोस्।',
  },
}
