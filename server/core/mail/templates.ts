import type { MailTemplate } from './template.ts'

let registered: Readonly<Record<string, MailTemplate>> | undefined

/** To be called once in each program that queues or sends mails (server/features.ts). @param templates by kind of mail */
export function registerMails(templates: Readonly<Record<string, MailTemplate>>): void {
  registered = templates
}

/** Undefined for a newer program's kind of mail. @throws if the program has not registered its features */
export function findTemplate(kind: string): MailTemplate | undefined {
  if (!registered) throw new Error('No features are registered: import server/features.ts first')
  const name = nameOfKind(kind)
  return Object.hasOwn(registered, name) ? registered[name] : undefined
}

/** Without the number by which there may be several of a kind about one thing, such as answer-12. */
export function nameOfKind(kind: string): string {
  return kind.replace(/-\d{1,10}$/, '')
}
