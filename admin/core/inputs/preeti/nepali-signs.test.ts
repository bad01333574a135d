import { expect, test } from 'vitest'
import { withNepaliSigns } from './nepali-signs.ts'

test.each([
  ['पुल सम्पन्न भयो. अर्को 2 वर्षमा खुल्छ.', 'पुल सम्पन्न भयो। अर्को २ वर्षमा खुल्छ।'],
  ['वि.सं. 2083 मा डा. राई र क प्रा. लि. ले', 'वि.सं. २०८३ मा डा. राई र क प्रा. लि. ले'],
  ['लम्बाइ 12.5 मिटर, M25 कंक्रिट', 'लम्बाइ १२.५ मिटर, M25 कंक्रिट'],
  ['https://example.org/2083 र a2@example.org', 'https://example.org/2083 र a2@example.org'],
  ['सबै ठीक छ।', 'सबै ठीक छ।'],
  ['क्षमता 5 मे. वा. र लम्बाइ 3 घ. मी. छ.', 'क्षमता ५ मे. वा. र लम्बाइ ३ घ. मी. छ।'],
])('%s becomes %s', (typed, nepali) => {
  expect(withNepaliSigns(typed)).toBe(nepali)
})
