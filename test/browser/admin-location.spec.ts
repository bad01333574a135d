import { expect, type Page } from '@playwright/test'
import { findingsInBothSchemes } from './accessibility-findings.ts'
import { expectToFit } from './layout-faults.ts'
import { newPicture } from './picture-samples.ts'
import { test } from './staff-test.ts'

// Stories of many steps.
test.describe.configure({ timeout: 120_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const coordinates = (page: Page) => page.getByRole('textbox', { name: 'Coordinates or link of a map' })
const status = (page: Page) => page.getByRole('group', { name: 'Location' }).getByRole('status')
const map = (page: Page) => page.getByRole('application', { name: /^Map: / })
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) })

async function openForm(page: Page, title: string, code: string) {
  await page.goto('/admin/projects/create')
  await field(page, 'Title').fill(title)
  await field(page, 'Project number').fill(code)
  await page.getByRole('tab', { name: 'Facts' }).click()
}

async function chooseDistrict(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Districts' }).fill(name)
  await page.getByRole('option', { name, exact: true }).click()
  await page.keyboard.press('Escape')
}

const file = (name: string, text: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

/** By the keyboard. */
async function chooseFile(page: Page, name: string, text: string) {
  const asked = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'GPX, KML or GeoJSON…' }).press('Enter')
  await (await asked).setFiles(file(name, text))
}

test('coordinates are read as people have them, and contradictions are named at once @quick', async ({ page }) => {
  await openForm(page, 'A gauge in Kanchanpur', 'REC-990')
  for (const typed of [
    '27.45, 85.21',
    `27°27′N 85°12.6′E`,
    'https://www.google.com/maps/place/Lele/@27.4,85.2,15z/data=!3d27.45!4d85.21',
  ]) {
    await coordinates(page).fill('')
    await coordinates(page).fill(typed)
    await expect(status(page)).toContainText('27.45000° N, 85.21000° E Lies in Makwanpur.')
  }
  await coordinates(page).fill('85.21, 27.45')
  await page.getByRole('button', { name: 'Use 27.45, 85.21' }).click()
  await expect(status(page)).toContainText('Lies in Makwanpur.')

  await chooseDistrict(page, 'Kanchanpur')
  await coordinates(page).fill('26.54, 86.748')
  await expect(status(page)).toContainText('This point lies in Saptari, not in Kanchanpur')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Not saved yet. Correct the fields in red.')).toBeVisible()
  await page.getByRole('button', { name: 'Add Saptari to the districts' }).click()
  await expect(status(page)).toContainText('Lies in Saptari.')

  await coordinates(page).fill('26.54, 86.748 and some words')
  await expect(page.getByText(/^Type coordinates such as/)).toBeVisible()
})

test('near a border there is a warning that says how exact the borders are', async ({ page }) => {
  await openForm(page, 'A gauge at a border', 'REC-991')
  await chooseDistrict(page, 'Kaski')
  // In Parbat, 400 m from Kaski.
  await coordinates(page).fill('28.3, 83.72')
  await expect(status(page)).toContainText('Lies in Parbat, near the border.')
  await expect(status(page)).toContainText('official map of 2020, simplified, and up to 1 km inexact')
})

test('a point or a line comes from a GPX, KML or GeoJSON file, and what cannot be read changes nothing', async ({
  page,
}) => {
  await openForm(page, 'A road of files', 'REC-992')
  const track = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<trkpt lat="${27.4 + index / 1e4}" lon="${85.2 + Math.sin(index / 40) / 50}"/>`,
    )
  await chooseFile(page, 'a.gpx', `<gpx><trk><trkseg>${track(20).join('')}</trkseg></trk></gpx>`)
  await expect(status(page)).toContainText('Line with 20 points')
  await chooseFile(page, 'b.gpx', `<gpx><trk><trkseg>${track(900).join('')}</trkseg></trk></gpx>`)
  await expect(status(page)).toContainText(/straightened by at most \d+ m/)
  await chooseFile(
    page,
    'c.kml',
    '<kml><Placemark><Point><coordinates>85.21,27.45,0</coordinates></Point></Placemark></kml>',
  )
  await expect(coordinates(page)).toHaveValue('27.45, 85.21')
  await chooseFile(page, 'd.geojson', JSON.stringify({ type: 'Point', coordinates: [86.748, 26.54] }))
  await expect(coordinates(page)).toHaveValue('26.54, 86.748')
  await chooseFile(page, 'e.kml', 'not a map')
  await expect(status(page)).toContainText('This is not a GPX, KML or GeoJSON file that can be read')
  await expect(coordinates(page)).toHaveValue('26.54, 86.748')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await chooseFile(page, 'f.kml', 'not a map')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/Draft saved/)).toBeVisible()
})

test('the pin is moved with mouse and keyboard, and the map is zoomed and moved without it', async ({ page }) => {
  await openForm(page, 'A pin', 'REC-993')
  const view = () => map(page).getAttribute('viewBox')
  const whole = await view()
  await coordinates(page).fill('28, 84')
  // Its words move the map.
  await expect(status(page)).toContainText('Lies in')
  await expect.poll(view).not.toBe(whole)
  const near = await view()
  await map(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const pin = map(page).locator('.pin').last()
  const box = (await pin.boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 20, { steps: 5 })
  await page.mouse.up()
  await expect(coordinates(page)).not.toHaveValue('28, 84')
  await expect(coordinates(page)).toHaveValue(/^2\d\.\d+, 8[4-5]\.\d+$/)
  expect(await view()).toBe(near)

  await coordinates(page).fill('28, 84')
  await map(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(coordinates(page)).toHaveValue(/^28, 84\.\d+$/)
  await page.keyboard.press('ArrowUp')
  await expect(coordinates(page)).toHaveValue(/^28\.\d+, 84\.\d+$/)
  const placed = await coordinates(page).inputValue()

  await page.keyboard.press('+')
  await expect.poll(view).not.toBe(near)
  const zoomed = await view()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(view).not.toBe(zoomed)
  // Slowly, which is no click.
  const moved = await view()
  const area = (await map(page).boundingBox())!
  await page.mouse.move(area.x + 20, area.y + 20)
  await page.mouse.down()
  await page.mouse.move(area.x + 60, area.y + 40, { steps: 40 })
  await page.mouse.up()
  await expect.poll(view).not.toBe(moved)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'All of Nepal' }).click()
  await expect.poll(view).toBe(whole)
  await expect(coordinates(page)).toHaveValue(placed)
  await map(page).click({ position: { x: 60, y: 60 } })
  await expect(coordinates(page)).not.toHaveValue(placed)
})

test('a location from a picture is saved, published, seen by visitors, and then hidden from them', async ({ page }) => {
  await openForm(page, 'Gauge of the picture', 'REC-994')
  const group = page.getByRole('group', { name: 'Location' })
  await expect(group.getByRole('button', { name: 'Take from the pictures' })).toBeDisabled()
  await page.getByRole('tab', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: /^Add pictures…/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Choose/ })
  await dialog
    .locator('input[type=file]')
    .setInputFiles(await newPicture('gauge.jpg', { latitude: '27/1 27/1 0/1', longitude: '85/1 12/1 36/1' }))
  await dialog.getByLabel('Alternative text *').fill('A gauge on a rock')
  await dialog.getByRole('button', { name: 'Save and choose' }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('tab', { name: 'Facts' }).click()
  await group.getByRole('button', { name: 'Take from the pictures' }).click()
  await expect(coordinates(page)).toHaveValue('27.45, 85.21')
  await chooseDistrict(page, 'Makwanpur')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/Draft saved/)).toBeVisible()

  await page.reload()
  await page.getByRole('tab', { name: 'Facts' }).click()
  await expect(coordinates(page)).toHaveValue('27.45, 85.21')
  const answers = async () => {
    const paths = [
      '/api/v1/districts/makwanpur',
      '/api/v1/projects/geojson',
      '/districts/makwanpur',
      '/ne/provinces/bagmati',
    ]
    const texts = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()))
    return texts.map((text) => text.includes('Gauge of the picture') && /85\.21\b|located/.test(text))
  }
  expect(await answers()).toEqual([false, false, false, false])
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText(/Published\./)).toBeVisible()
  expect(await answers()).toEqual([true, true, true, true])
  const edited = page.url()
  await page.goto('/districts/makwanpur')
  await page
    .getByRole('group', { name: 'Map of Makwanpur' })
    .getByRole('link', { name: 'Gauge of the picture' })
    .click()
  await expect(page).toHaveURL('/projects/gauge-of-the-picture')

  await page.goto(edited)
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('combobox', { name: 'Who may see the coordinates' }).click()
  await page.getByRole('option', { name: 'Visitors see the district only' }).click()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/Published\./)).toBeVisible()
  await page.goto('/districts/makwanpur')
  await expect(page.getByRole('group', { name: 'Map of Makwanpur' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Map of Makwanpur' }).getByRole('link', { name: 'Gauge' })).toHaveCount(
    0,
  )
  await expect(page.getByRole('link', { name: 'Gauge of the picture' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })

  for (const [locale, facts, group] of [
    ['en', 'Facts', 'Location'],
    ['ne', 'तथ्य', 'स्थान'],
  ] as const) {
    test(`the form has no fault that axe finds, nothing too wide and a pin for fingers (${locale})${locale === 'ne' ? ' @all' : ''}`, async ({
      page,
    }) => {
      await page.addInitScript((chosen) => localStorage.setItem('RaStorestaff.locale', `"${chosen}"`), locale)
      await page.goto('/admin/projects/create')
      await page.getByRole('tab', { name: facts }).click()
      const location = page.getByRole('group', { name: group, exact: true })
      await location.getByRole('textbox').fill('26.54, 86.748')
      await expect(location.getByRole('status')).not.toBeEmpty()
      await location.getByRole('application').scrollIntoViewIfNeeded()
      expect(await findingsInBothSchemes(page)).toEqual([])
      await expectToFit(page)
      const area = (await location.getByRole('application').boundingBox())!
      await page.touchscreen.tap(area.x + area.width / 4, area.y + area.height / 4)
      await expect(location.getByRole('textbox')).not.toHaveValue('26.54, 86.748')
    })
  }
})
