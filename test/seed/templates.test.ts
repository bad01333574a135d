import { expect, test } from 'vitest'
import type { ContentRow } from '../../contract/content/content.ts'
import { PAGE_KEYS } from '../../contract/pages/page-texts.ts'
import { fillBlanks, hasBlank, PAGE_TEMPLATES as KEYS } from '../../contract/seed/blanks.ts'
import type { PageTemplate, ServiceTemplate } from '../../contract/seed/templates.ts'
import type { Service } from '../../contract/services/service.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { getPageTemplate, readServiceTemplates } from '../../server/seed/templates.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

describeOnEachEngine('services to start from', (engine) => {
  const open = async () => {
    const editor = await signIn(await createTestApp(engine), 'editor')
    const call = async <Data>(method: string, path: string, body?: unknown) => {
      const response = await editor.call(method, path, body)
      const text = await response.text()
      expect(response.ok, `${path}: ${text}`).toBe(true)
      return (JSON.parse(text) as { data: Data }).data
    }
    const find = async (slug: string) =>
      (await call<ContentRow[]>('GET', '/content/services?limit=100')).find((row) => row.slug === slug)!
    return { call, find }
  }

  test('become drafts in both languages, below their discipline once that is published', async () => {
    const { call, find } = await open()
    const before = await call<ServiceTemplate[]>('GET', '/templates/services')
    const free = before.filter(({ isThere }) => !isThere)
    const child = free.find(({ parent }) => free.some(({ slug }) => slug === parent))!
    const slugs = [child.slug, child.parent!]
    expect(await call('POST', '/templates/services', { slugs })).toEqual({ count: 2 })
    expect(await call('POST', '/templates/services', { slugs })).toEqual({ count: 0 })
    const after = await call<ServiceTemplate[]>('GET', '/templates/services')
    expect(after.filter(({ isThere }) => isThere)).toHaveLength(before.length - free.length + 2)

    const [draft, discipline] = [await find(child.slug), await find(child.parent!)]
    expect([draft.state, discipline.state]).toEqual(['draft', 'draft'])
    const record = await call<Record<string, unknown>>('GET', `/content/services/${draft.id}`)
    expect(record).toMatchObject({ name: child.name.en, translations: { ne: { name: child.name.ne } }, parentId: null })
    expect(hasBlank(record)).toBe(true)
    await call('PUT', `/content/services/${discipline.id}/publication`, {})
    expect(await call('GET', `/content/services/${draft.id}`)).toMatchObject({ parentId: discipline.id })
  })

  test('go below their discipline also when they were published first, as a list from the newest on is', async () => {
    const { call, find } = await open()
    const free = (await call<ServiceTemplate[]>('GET', '/templates/services')).filter(({ isThere }) => !isThere)
    const child = free.find(({ parent }) => free.some(({ slug }) => slug === parent))!
    await call('POST', '/templates/services', { slugs: [child.slug, child.parent!] })
    const [service, discipline] = [await find(child.slug), await find(child.parent!)]
    for (const { id } of [service, discipline]) await call('PUT', `/content/services/${id}/publication`, {})
    expect(await call('GET', `/content/services/${service.id}`)).toMatchObject({ parentId: discipline.id })
    const shown = await call<Service[]>('GET', '/services')
    expect(shown.find(({ slug }) => slug === child.slug)).toMatchObject({ parentService: { slug: child.parent } })
  })
})

test('every template has both languages, and names neither the invented firm nor its places', async () => {
  const services = await readServiceTemplates()
  const pages = await Promise.all(KEYS.map((key) => getPageTemplate(key)))
  expect(services).toHaveLength(37)
  const texts = JSON.stringify([services, pages])
  expect(texts).not.toMatch(new RegExp(`${SAMPLE_FIRM}|Rekha|rekha|Kupondole|Lalitpur|कुपण्डोल|ललितपुर|रेखा इन्जि`))
  for (const { slug, deliverables, text } of services) {
    expect(deliverables.ne, slug).toHaveLength(deliverables.en.length)
    expect(
      [text.en, text.ne].every((words) => words.length > 60),
      slug,
    ).toBe(true)
  }
  expect(pages.every(({ key }) => (PAGE_KEYS as string[]).includes(key))).toBe(true)
})

test('no text to start from says what the firm is or does', async () => {
  const services = await readServiceTemplates()
  for (const locale of ['en', 'ne'] as const) {
    const overview = (await getPageTemplate('overview')).body[locale].replaceAll(/<h2>.*?<\/h2>|<a .*?<\/a>/gs, '')
    const texts = services.map(({ slug, text, summary }) => `${slug}: ${summary[locale]} ${text[locale]}`)
    expect([...texts, overview].filter((text) => /\b(we|our)\b|हामी |हाम्र|गर्छौँ/i.test(text))).toEqual([])
  }
})

test.each(KEYS)('the text to start %s from asks for its blanks, and is whole when all are given', async (key) => {
  const { body, blanks }: PageTemplate = await getPageTemplate(key)
  const given = Object.fromEntries(blanks.map(({ id }) => [id, 'A & <B>']))
  for (const locale of ['en', 'ne'] as const) {
    expect(hasBlank(fillBlanks(body[locale], blanks, locale, {}))).toBe(blanks.length > 0)
    const whole = fillBlanks(body[locale], blanks, locale, given)
    expect(whole).not.toMatch(/\{\{|\[…|<B>/)
  }
})
