import type { StaffWords } from '../core/words/use-words.ts'

export default {
  pages: {
    en: 'Every page that each site has, with its parts below it: “Home page” is the first. Open one to change its heading, text and picture; on the home page also its blocks and the order of its sections.',
    ne: 'हरेक साइटमा हुने पृष्ठ, मुनि तिनका भागसहित: पहिलो “गृहपृष्ठ” हो। शीर्षक, पाठ र तस्बिर बदल्न खोल्नुहोस्; गृहपृष्ठमा खण्ड र भागको क्रम पनि बदलिन्छ।',
  },
  partners: {
    en: 'Public bodies and agencies that the firm works with. Visitors see them on the home page and below “Clients”. Firms of joint ventures are under “Partner firms”.',
    ne: 'संस्थाले सँगै काम गर्ने निकाय र एजेन्सी। आगन्तुकले गृहपृष्ठ र “ग्राहक” मुनि देख्छन्। संयुक्त उपक्रमका फर्म “साझेदार फर्महरू” मा छन्।',
  },
  firms: {
    en: 'Firms that projects were done with, in joint ventures or as sub-consultants. Visitors see them on the page of such a project. Bodies shown on the home page are under “Partners”.',
    ne: 'संयुक्त उपक्रम वा उप-परामर्शदाताका रूपमा सँगै परियोजना गरेका फर्म। आगन्तुकले त्यस परियोजनाको पृष्ठमा देख्छन्। गृहपृष्ठमा देखिने निकाय “साझेदारहरू” मा छन्।',
  },
  facts: {
    en: 'What the firm wants to say of its projects, its people and itself beyond the fields that are there, such as a licence or a seismic zone. Each fact can then be chosen under “Own facts” of a project, a person or the settings, and visitors see it among the facts on that page, those of the firm on its profile.',
    ne: 'परियोजना, व्यक्ति र आफ्नैबारे फारामका कोठाले नसमेटेका, संस्थाले भन्न चाहेका कुरा, जस्तै लाइसेन्स वा भूकम्पीय क्षेत्र। हरेक तथ्य परियोजना, व्यक्ति वा सेटिङको “आफ्ना तथ्य” मा छानिन्छ; आगन्तुकले त्यसको पृष्ठमा, संस्थाको भए कम्पनी प्रोफाइलमा देख्छन्।',
  },
} satisfies StaffWords
