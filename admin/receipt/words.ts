import type { StaffWords } from '../core/words/use-words.ts'

/** The message after publishing. */
export const receiptWords = {
  title: { en: 'What visitors see', ne: 'आगन्तुकले के देख्छन्' },
  looking: { en: 'Opening the pages as a visitor…', ne: 'आगन्तुकका रूपमा पृष्ठहरू हेरिँदै छ…' },
  seen: {
    changed: { en: 'live, seen at %{time}', ne: '%{time} मा नयाँ रूपमा देखियो' },
    same: { en: 'looked the same as before at %{time}', ne: '%{time} मा पहिलेजस्तै देखियो' },
    away: { en: 'not there yet at %{time}', ne: '%{time} मा अझै देखिएन' },
    gone: { en: 'no longer there, seen at %{time}', ne: '%{time} मा हटिसकेको देखियो' },
  },
  none: {
    en: 'No page that we opened has changed until %{time}.',
    ne: '%{time} सम्म हामीले हेरेको कुनै पृष्ठ बदलिएको छैन।',
  },
  not_opened: {
    en: '%{count} more page was not opened. |||| %{count} more pages were not opened.',
    ne: 'अरू %{count} वटा पृष्ठ खोलिएनन्।',
  },
  undo: { en: 'Undo all of it', ne: 'सबै पूर्ववत् गर्नुहोस्' },
  undone: {
    en: 'Undone: visitors see the version from before. What you published is in the history.',
    ne: 'पूर्ववत् गरियो: आगन्तुकले पहिलेको संस्करण देख्छन्। तपाईंले प्रकाशित गरेको इतिहासमा छ।',
  },
  unpublished: {
    en: 'Undone: visitors no longer see it. It is a draft.',
    ne: 'पूर्ववत् गरियो: आगन्तुकले अब देख्दैनन्। यो मस्यौदा हो।',
  },
  changed_since: {
    en: 'This has been saved again in the meantime. Nothing was undone; open it again to see the newer text.',
    ne: 'यसबीच यो फेरि सुरक्षित गरिएको छ। केही पूर्ववत् गरिएन; नयाँ पाठ हेर्न फेरि खोल्नुहोस्।',
  },
} satisfies StaffWords
