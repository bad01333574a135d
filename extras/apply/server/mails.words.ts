import type { Locale } from '../../../contract/locale.ts'

const en = {
  arrived: (post: string, reference: string) => `Application ${reference}: ${post}`,
  arrivedText: (post: string, reference: string) =>
    `An application for “${post}” has arrived. Its reference is ${reference}. Owners, and the staff whom they have chosen, can read it.`,
  receipt: (post: string, reference: string) => `Your application has arrived: ${post} (${reference})`,
  receiptText: (post: string, reference: string, day: string) => [
    `Your application for “${post}” has arrived. Its reference is ${reference}: name it when you ask about your application.`,
    `It is deleted on ${day}, or earlier if you ask for it.`,
    'If you did not apply, somebody gave your address by mistake: you need do nothing.',
  ],
}

const ne: typeof en = {
  arrived: (post, reference) => `आवेदन ${reference}: ${post}`,
  arrivedText: (post, reference) =>
    `“${post}” को लागि आवेदन आयो। सन्दर्भ नम्बर ${reference} हो। यसलाई मालिक र उनीहरूले छानेका कर्मचारीले पढ्न सक्छन्।`,
  receipt: (post, reference) => `तपाईंको आवेदन प्राप्त भयो: ${post} (${reference})`,
  receiptText: (post, reference, day) => [
    `“${post}” को लागि तपाईंको आवेदन प्राप्त भयो। यसको सन्दर्भ नम्बर ${reference} हो: आवेदनबारे सोध्दा यही नम्बर भन्नुहोस्।`,
    `यो आवेदन ${day} मा, वा तपाईंले भनेमा त्यसअघि नै, मेटाइनेछ।`,
    'तपाईंले आवेदन दिनुभएको होइन भने कसैले भुलले तपाईंको ठेगाना दिएको हो: तपाईंले केही गर्नुपर्दैन।',
  ],
}

export const WORDS: Record<Locale, typeof en> = { en, ne }
