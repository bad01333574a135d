import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Search knows wrong spellings on purpose, and tests type them. */
const FILES = globSync('{admin,content,contract,extras,site,server}/**/*.{json,html,ts,tsx}').filter(
  (file) => !/\.topo\.json$|\.test\.tsx?$|^server\/services\/search\//.test(file),
)
const TEXTS = FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') })).filter(({ text }) =>
  /[\u0900-\u097F]/.test(text),
)

/** One spelling of each word, decided by a native reader (docs/how-to.md). */
const SPELLINGS: Record<string, RegExp> = {
  फाराम: /फारम/,
  चिह्न: /चिन्ह|निसान/,
  गिट्टी: /गिटी/,
  'बिना (joined)': /विना(?![\u0900-\u0963])/,
  प्रवर्द्धक: /प्रवर्धक|विकासकर्ता/,
  सुक्खायाम: /सुक्खा याम/,
  टेबल: /टेबुल/,
  हप्ता: /(?<![\u0900-\u0963])साता/,
  थिग्र्याउने: /थिग्राउ/,
  भूउपग्रह: /स्याटेलाइट/,
  हरेक: /प्रत्येक/,
  'हुनेछ (joined)': /ने (छ|छन्|छैन|छैनन्|थियो|थिए)(?![\u0900-\u0963])/,
  चौँसट्ठी: /चौ[सं]+ट्ठी/,
  'गुना (times)': /गुणा(?![\u0900-\u0963])/,
  सङ्क्षिप्त: /संक्षिप्त/,
  'चालु (ongoing)': /हाल जारी/,
  'नदी पार (crossing)': /पारवहन/,
  'आर्थिक स्रोत (funder)': /लगानीकर्ता/,
  बहुविधागत: /बहुविषयक/,
  '२०७२ सालको भूकम्प': /सन् २०१५ को भूकम्प/,
  'सङ्कटासन्नता (vulnerability)': /भूकम्पीय जोखिम मूल्याङ्कन/,
  'नरम तला (soft storey)': /कमजोर तला/,
  स्पेसिफिकेसन: /विनिर्देश/,
  'रद्दीटोकरी (trash)': /रद्दी(?!टोकरी)/,
  'कर्मचारी खण्ड (staff side)': /कर्मचारी पृष्ठ/,
  'बोलपत्र सूचनाअनुसार (for a notice)': /(?<![\u0900-\u0963])सूचनाका लागि:/,
  'केको, केका, केमा (joined)': /(?<![\u0900-\u0963])के (?:को|का|की|लाई|मा|बाट|सँग)(?![\u0900-\u0963])/,
  'a label without the end of a word before it': /"ne": "(?:को|का|की|ले|लाई|मा|बाट|देखि|सम्म|भन्दा) /,
  'एसपीटी (standard penetration test)': /मानक प्रवेश|प्रवेश परीक्षण/,
  'सामर्थ्य (strength)': /सियर बल|(?:क्युब|घन|कोर|इँटा|सबग्रेड)को बल|<td>बल|दबाब? सामर्थ्य/,
  'क्युब (cube)': /(?<![\u0900-\u0963])घन(?:का|को|हरू)?(?![\u0900-\u0963])(?! ?(?:मिटर|मि\.|फिट))/,
  'लाइसेन्स (of software and data; a firm’s paper is an इजाजतपत्र)':
    /^(?!extras\/papers\/).*(?:इजाजतपत्र|(?:['"]|भए )अनुमतिपत्र['"])/,
  'सर्वेक्षण (survey)': /नापजाँच(?! नक्सा)/,
  'केमा भर पर्न सकिन्छ': /भरोसा गर्न सकि/,
  'रेसिडेन्ट इन्जिनियर': /आवासीय इन्जिनियर/,
  'प्रिन्ट (a sheet)': /छाप्ने पाना/,
  'हिउँदे काम (working season)': /कामको याम|सन् २०२६\/२७/,
  'कार्यअनुभव (of a CV)': /: ['"]रोजगारी['"]/,
  'एक झलकमा (at a glance)': /एक नजर/,
  'मेनु र फुटर': /मेनु र पुछार/,
  'समयरेखा, परिवर्तनको इतिहास':
    /Timeline['"], "?ne"?: ['"]इतिहास|^admin.*story"?: \{ "?en"?: ['"]History['"], "?ne"?: ['"]इतिहास/,
  'पूर्वावलोकन (page beside the form)': /फाराम छेउ/,
  'प्रतिलिपि (copy from English)': /बाट सार्नुहोस्/,
  'यहीँ रहन्छ (mails that are not sent)': /मेसिनमा (?:बस्छ|रहन्छ)/,
  'विवरणको जाँच': /ne"?: ['"]अभिलेखको अवस्था['"]/,
  'AD month first, the pair in brackets':
    /[\u0900-\u097F]–[\u0900-\u097F]+ \((जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर)/,
}

test.each(Object.entries(SPELLINGS))('Nepali texts write %s', (_, wrong) => {
  const found = TEXTS.flatMap(({ file, text }) =>
    text
      .split('\n')
      .map((line, index) => `${file}:${index + 1} ${line}`)
      .filter((line) => wrong.test(line)),
  )
  expect(found).toEqual([])
})

test('equipment of the sample content has no English in its Nepali', () => {
  const equipment = readFileSync('content/equipment.json', 'utf8')
  expect(equipment.match(/"ne": \{[^}]*\}/g)!.filter((texts) => /: "[^"]*[a-z]/i.test(texts))).toEqual([])
})
