import type { Help } from '../core/feature.ts'
import type { StaffWords, Text } from '../core/words/use-words.ts'

export const helpWords = {
  title: { en: 'Help', ne: 'मद्दत' },
  keys: { en: 'Keys', ne: 'किबोर्डका कुञ्जी' },
  find: { en: 'Find any item or screen', ne: 'जुनसुकै सामग्री वा खण्ड खोज्ने' },
  save: { en: 'In a form: save a draft', ne: 'फाराममा: मस्यौदा सुरक्षित गर्ने' },
  list: { en: 'In a list being ordered: pick up, move, put down', ne: 'क्रम मिलाउँदा: टिप्ने, सार्ने, राख्ने' },
  text: { en: 'In a text: bold, italic', ne: 'लेखमा: मोटो, तेर्सो अक्षर' },
  close: { en: 'Close a window', ne: 'सञ्झ्याल बन्द गर्ने' },
  this: { en: 'This help', ne: 'यो मद्दत' },
} satisfies StaffWords

const rooms = import.meta.glob<Help>(['../*/help.ts', '../core/*/help.ts', '../../extras/*/admin/help.ts'], {
  eager: true,
  import: 'default',
})

/** The texts of every help.ts, by the name of the feature or kind. */
export const HELP: Help = Object.assign({}, ...Object.values(rooms))

/** The purpose of a screen, by its name below /admin. Kinds of content without an entry have the help of lists and forms. */
export const SCREEN_HELP: Record<string, Partial<Text>> = {
  '': {
    en: 'What needs attention now comes first: messages without an answer, drafts that wait, facts that run out. Each line leads to its place.',
    ne: 'अहिले ध्यान दिनुपर्ने कुरा पहिले आउँछ: जवाफ नपाएका सन्देश, पर्खिरहेका मस्यौदा, म्याद सकिन लागेका तथ्य। हरेक पङ्क्तिले त्यसको ठाउँमा लैजान्छ।',
  },
  list: {
    en: 'Everything of one kind, drafts too. Open an item to change it. Visitors see only what is published; what is deleted waits in the trash and can be restored.',
    ne: 'एकै प्रकारका सबै सामग्री, मस्यौदा पनि। बदल्न सामग्री खोल्नुहोस्। आगन्तुकले प्रकाशित मात्र देख्छन्; मेटाइएको रद्दीटोकरीमा रहन्छ र फिर्ता ल्याउन सकिन्छ।',
  },
  form: {
    en: '“Save draft” keeps your text without showing it. “Publish” or “Publish changes” shows it to visitors at once. “Preview” shows what it will look like. The History tab brings back older versions.',
    ne: '“मस्यौदा सुरक्षित गर्नुहोस्” ले नदेखाई राख्छ। “प्रकाशित गर्नुहोस्” वा “परिवर्तन प्रकाशित गर्नुहोस्” ले आगन्तुकलाई तुरुन्तै देखाउँछ। पूर्वावलोकनमा कस्तो देखिने हो हेर्न सकिन्छ। परिवर्तनको इतिहास खण्डबाट पुराना संस्करण फिर्ता ल्याउन सकिन्छ।',
  },
  ...HELP,
}
