import { chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { findTestBrowser } from './scripts/chromium.ts'
const O = 'http://localhost:4751'
const only = process.argv[2]
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ['--no-sandbox'] })
const out = '/tmp/sheetshots/'
const paths = (process.argv[3] ?? 'covered-market-hall').split(',')
for (const slug of paths) for (const ne of ['', '/ne']) {
  const page = await browser.newPage({ viewport: { width: 680, height: 1020 }, deviceScaleFactor: 1.5 })
  await page.goto(`${O}${ne}/projects/${slug}/sheet`, { waitUntil: 'networkidle' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  console.log(slug, ne, 'pages', count, pdf.length)
  await page.emulateMedia({ media: 'print' })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `${out}print-${slug}${ne ? '-ne' : ''}.png` })
  console.log(await page.evaluate(() => [...document.querySelectorAll('.project-sheet__text,.title-block__value,.project-sheet__body,.project-sheet,.project-sheet__title')].filter((e) => e.scrollHeight > e.clientHeight + 1).map((e) => `${e.className} ${e.scrollHeight}>${e.clientHeight}`)))
  await page.close()
  if (only === 'print') continue
  for (const [w, scheme] of [[1280, 'light'], [360, 'light'], [1280, 'dark']]) {
    const p = await browser.newPage({ viewport: { width: w, height: 900 }, colorScheme: scheme })
    await p.goto(`${O}${ne}/projects/${slug}/sheet`, { waitUntil: 'networkidle' })
    await p.screenshot({ path: `${out}sheet-${slug}${ne ? '-ne' : ''}-${w}-${scheme}.png`, fullPage: true })
    const href = await p.locator('.project-sheet__code').getAttribute('href')
    for (const [name, to] of [['check', href], ['form', `${ne}/verify`], ['bad', `${ne}/verify/AAAA`]]) {
      await p.goto(O + to, { waitUntil: 'networkidle' })
      await p.screenshot({ path: `${out}${name}${ne ? '-ne' : ''}-${w}-${scheme}.png`, fullPage: true })
    }
    await p.close()
  }
}
await browser.close()
