import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Search knows wrong spellings on purpose, and tests type them. */
const FILES = globSync('{admin,content,contract,site,server}/**/*.{json,html,ts,tsx}').filter(
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
  'AD month first, the pair in brackets':
    /[\u0900-\u097F]–[\u0900-\u097F]+ \((जनवरी|फेब्रुअरी|मार्च|अप्रिल|मे|जुन|जुलाई|अगस्ट|सेप्टेम्बर|अक्टोबर|नोभेम्बर|डिसेम्बर)/,
}

test.each(Object.entries(SPELLINGS))('Nepali texts write %s', (_, wrong) => {
  const found = TEXTS.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${wrong.exec(line)![0]}`] : [])),
  )
  expect(found).toEqual([])
})
