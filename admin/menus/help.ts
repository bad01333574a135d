import type { StaffWords } from '../core/words/use-words.ts'

export default {
  menus: {
    en: 'What stands at the top and at the end of every page. Drag an entry by its handle, or press Space on the handle and use the arrow keys. Open one to rename or hide it. Services are put in order on their own screen. A menu that is too long for a screen folds into one button.',
    ne: 'हरेक पृष्ठको माथि र अन्त्यमा देखिने मेनु। समाउने ठाउँबाट तान्नुहोस्, वा त्यहाँ Space थिचेर तीर चलाउनुहोस्। नाम फेर्न वा लुकाउन खोल्नुहोस्। सेवाको क्रम सेवाकै स्क्रिनमा मिलाइन्छ। स्क्रिनमा नअटाए मेनु एउटै बटनमा आउँछ।',
  },
} satisfies StaffWords
