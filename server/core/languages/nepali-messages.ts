import { toDevanagariDigits } from '../../../contract/digits.ts'
import type { ErrorBody } from '../../../contract/error.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'

const FIELDS: Record<string, string> = { Name: 'नाम', Email: 'इमेल', Subject: 'विषय', Message: 'सन्देश' }
const FIELD = `(${Object.keys(FIELDS).join('|')})`
const NOTHING_STORED = 'केही सुरक्षित भएको छैन:'

/** Messages that visitors can see, in the words of the schemas and services; what stands in brackets is kept. */
const MESSAGES: [message: RegExp, nepali: (...parts: string[]) => string][] = [
  [/^Something went wrong$/, () => 'केही गडबड भयो'],
  [new RegExp(`^${FIELD} is required$`), (field = '') => `${FIELDS[field]} लेख्नु अनिवार्य छ`],
  [
    new RegExp(`^${FIELD} must be at most (\\d+) characters$`),
    (field = '', bound = '') => `${FIELDS[field]} बढीमा ${toDevanagariDigits(bound)} अक्षरको हुनुपर्छ`,
  ],
  [new RegExp(`^Email must ${EMAIL.must.en}$`), () => `इमेल ${EMAIL.must.ne}`],
  [
    /^Too many messages came from your network within the hour\. .* in (.*)$/,
    (time = '') => `तपाईंको नेटवर्कबाट एक घण्टाभित्र धेरै सन्देश आए। ${NOTHING_STORED} ${inNepali(time)} पछि फेरि पठाउनुहोस्`,
  ],
  [
    /^This site receives more messages than it can store\. .* in (.*)$/,
    (time = '') => `यस साइटमा राख्न सकिनेभन्दा बढी सन्देश आइरहेका छन्। ${NOTHING_STORED} ${inNepali(time)} पछि फेरि पठाउनुहोस्`,
  ],
  [/^This page has been open for too long/, () => 'यो पृष्ठ धेरै बेर खुला थियो: फेरि लोड गरेर अर्को पटक पठाउनुहोस्'],
  [/^This request came from another site/, () => 'यो अनुरोध अर्को साइटबाट आएकाले अस्वीकार गरियो'],
  [/^The challenge has expired$/, () => 'प्रमाणको समय सकियो'],
  [/^The solution is not of a challenge of this site$/, () => 'यो समाधान यस साइटको प्रमाणको होइन'],
  [/^The message of this challenge cannot be released/, () => 'यो सन्देश प्रमाणबाट छोड्न मिल्दैन'],
  [/^This person no longer works here$/, () => 'यी व्यक्ति अब यहाँ कार्यरत छैनन्'],
  [/^The picture store does not answer/, () => 'तस्बिर भण्डारले जवाफ दिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।'],
  [/^([A-Z]+) is not possible here$/, (method = '') => `यहाँ ${method} गर्न मिल्दैन`],
  [/^The body must be application\/json$/, () => 'अनुरोधको मुख्य भाग application/json हुनुपर्छ'],
  [/^Malformed JSON in request body$/, () => 'अनुरोधको मुख्य भागको JSON बिग्रिएको छ'],
  [/^The body must be a JSON object$/, () => 'अनुरोधको मुख्य भाग JSON वस्तु हुनुपर्छ'],
  [
    /^The body must be at most (\d+) bytes long$/,
    (bound = '') => `अनुरोध बढीमा ${toDevanagariDigits(bound)} बाइटको हुनुपर्छ: छोटो सन्देश पठाउनुहोस्`,
  ],
  [/^The request broke off before its end$/, () => 'अनुरोध बीचैमा टुट्यो: फेरि पठाउनुहोस्'],
  [/^A form must be application\//, () => 'फाराम application/x-www-form-urlencoded हुनुपर्छ'],
  [
    /^A form must have at most (\d+) fields$/,
    (bound = '') => `फाराममा बढीमा ${toDevanagariDigits(bound)} वटा विवरण हुन सक्छ`,
  ],
  [/^The Host header or the address is not valid$/, () => 'ठेगाना वा Host शीर्षक मान्य छैन'],
  [/^The address must not contain %00$/, () => 'ठेगानामा %00 हुनु हुँदैन'],
  [
    /^The query string must be at most (\d+) characters long$/,
    (bound = '') => `ठेगानाको प्रश्न भाग बढीमा ${toDevanagariDigits(bound)} अक्षरको हुनुपर्छ`,
  ],
  [/^The request cannot be answered$/, () => 'यो अनुरोधको जवाफ दिन सकिँदैन'],
  [/^There is nothing at this address$/, () => 'यस ठेगानामा केही छैन'],
  [/^The site cannot reach its database/, () => 'अहिले साइटले आफ्नो डाटाबेस भेट्टाउन सकेन। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
  [/^This took the database too long/, () => 'डाटाबेसलाई धेरै समय लाग्यो; केही राखिएको छैन। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
  [
    /^The disk of this site is full/,
    () => 'यस साइटको डिस्क भरिएको छ: केही राखिएको छैन। पृष्ठहरू पढ्न सकिन्छ। पछि फेरि प्रयास गर्नुहोस्।',
  ],
  [/^Too many people are searching right now/, () => 'अहिले धेरै जनाले खोजिरहनुभएको छ। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।'],
]

/** An error in the language of a visitor's page. What only programs can cause stays in English. */
export function errorIn(locale: PageLocale, body: ErrorBody): ErrorBody {
  if (locale === DEFAULT_LOCALE) return body
  if (!body.fields) return { ...body, message: translate(body.message) }
  const fields = Object.fromEntries(Object.entries(body.fields).map(([name, fault]) => [name, translate(fault)]))
  return { ...body, fields, message: Object.values(fields).join('। ') }
}

function translate(message: string): string {
  for (const [english, nepali] of MESSAGES) {
    const found = english.exec(message)
    if (found) return nepali(...found.slice(1))
  }
  return message
}

const inNepali = (time: string) =>
  time === 'a minute' ? 'एक मिनेट' : `${toDevanagariDigits(time.replace(/\D/g, ''))} मिनेट`
