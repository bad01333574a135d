/** Without zod, so that pages and screens can use them. */

/** Of the form, followed by the slug of the vacancy's news item. */
export const APPLY_PATH = '/apply'

/** In the order in which an application goes through them. */
export const APPLICATION_STATES = ['new', 'read', 'shortlist', 'interview', 'no', 'hired'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

export const QUESTION_KINDS = ['text', 'number', 'choice', 'yes-no'] as const

export const APPLICANT_BOUNDS = { name: 200, phone: 40, message: 5000, answer: 1000 } as const
export const QUESTION_BOUNDS = { most: 8, text: 200, choices: 12, choice: 100 } as const
export const FILE_BOUNDS = { most: 5, bytes: 10_000_000, name: 100 } as const
export const ENTRY_BOUNDS = { note: 5000, subject: 200, answer: 10_000, rating: 5 } as const
/** Until the applications to a vacancy are deleted. */
export const MONTHS = { least: 1, most: 24, usual: 6 } as const
/** `atOnce`: applications that one call changes. */
export const MOST = { readers: 50, templates: 4, atOnce: 100 } as const
/** Of a ZIP file with files of applications. */
export const ZIP_BYTES = 2_000_000_000
