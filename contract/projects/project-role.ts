import { choicesOf } from '../fields/choices.ts'
import words from './project-role-words.json' with { type: 'json' }

/** The part of the firm in a project. */
export const ROLE_CHOICES = choicesOf(words.roles)
export type ProjectRole = (typeof ROLE_CHOICES)[number]['value']

// Marked, so that pages that do not need it leave it out.
export const PARTNER_CHOICES = /* @__PURE__ */ choicesOf(words.partners)
export type PartnerPart = (typeof PARTNER_CHOICES)[number]['value']
