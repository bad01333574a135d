import { defineWords } from '../../words.ts'

export const words = defineWords({ en: { loading: 'Loading...' }, ne: { loading: 'लोड हुँदै छ…' } })
