import type { Help } from '../core/feature.ts'

export default {
  readiness: {
    synonyms: 'launch, go live, checklist',
    en: 'What is still missing before the site is made public. Nothing is ticked by hand: a line is done when it is true.',
    ne: 'सार्वजनिक गर्नुअघि अझै पुग्न बाँकी कुरा। हातले चिह्न लगाउनु पर्दैन: पूरा भएपछि आफैं लाग्छ।',
    // Of kinds of content and accounts, which have no feature of their own here.
    readiness: {
      projects: {
        text: { en: 'Three projects with a picture and a place', ne: 'तस्बिर र स्थानसहितका तीन परियोजना' },
        help: { en: 'Add pictures and districts to projects.', ne: 'परियोजनामा तस्बिर र जिल्ला थप्नुहोस्।' },
        path: '/projects',
      },
      privacyPage: {
        text: { en: 'A privacy page of the firm’s own', ne: 'संस्थाकै गोपनीयता पृष्ठ' },
        help: {
          en: 'Read the text, change what differs, and publish it.',
          ne: 'पाठ पढेर फरक कुरा सच्याउनुहोस्, अनि प्रकाशित गर्नुहोस्।',
        },
        path: '/pages',
      },
      headline: {
        text: { en: 'A headline of your own on the home page', ne: 'गृहपृष्ठमा आफ्नै शीर्षक' },
        help: {
          en: '“Welcome” says nothing of the firm: say in a few words what it does.',
          ne: '“स्वागत छ” ले संस्थाबारे केही भन्दैन: के काम गर्छ, छोटकरीमा लेख्नुहोस्।',
        },
        // `PAGE_TEXTS.home`: importing it would bring the pages into the script of these texts.
        path: '/pages/1001',
      },
      blanks: {
        text: { en: 'No gaps left in public texts', ne: 'सार्वजनिक पाठमा खाली ठाउँ बाँकी छैन' },
        help: {
          en: 'Replace every “[… ]” in the text, and publish it.',
          ne: 'पाठका हरेक “[… ]” को ठाउँमा लेखेर प्रकाशित गर्नुहोस्।',
        },
        path: '/pages',
      },
      translations: {
        text: { en: 'Nepali for everything that is public', ne: 'सार्वजनिक सबै सामग्री नेपालीमा' },
        help: {
          en: 'Write what is missing and publish it, or choose one language in the settings.',
          ne: 'छुटेको नेपाली लेखेर प्रकाशित गर्नुहोस्, वा सेटिङमा एउटै भाषा छान्नुहोस्।',
        },
        path: '/settings',
      },
      pictureTexts: {
        text: { en: 'Alternative text for every public picture', ne: 'सार्वजनिक हरेक तस्बिरको वर्णन' },
        help: {
          en: 'Say in a sentence what each picture shows, for people who cannot see it.',
          ne: 'तस्बिर देख्न नसक्नेका लागि हरेक तस्बिरमा के छ, एक वाक्यमा लेख्नुहोस्।',
        },
        path: `/pictures?filter=${encodeURIComponent('{"alt":"missing"}')}`,
      },
      secondFactor: {
        text: { en: 'A second factor for every owner', ne: 'हरेक मुख्य प्रशासकको दोस्रो तहको प्रमाणीकरण' },
        help: {
          en: 'Set yours up under “My account”, and ask the other owners to do the same.',
          ne: '“मेरो खाता” मा आफ्नो राख्नुहोस्, र अरू मुख्य प्रशासकलाई पनि राख्न भन्नुहोस्।',
        },
        path: '/account',
      },
    },
  },
} satisfies Help
