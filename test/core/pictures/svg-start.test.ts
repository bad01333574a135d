import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { KIND_BYTES, uploadKind } from '../../../server/core/pictures/picture-kind.ts'

const kindOf = (text: string) => uploadKind(Buffer.from(text))

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF \r\n<?xml version="1.0"?>\n<!-- logo --><!-- > -->\n<SVG>',
  '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><svg\n>',
  '<!DOCTYPE svg [ <!ENTITY a "b"> ] ><svg:svg xmlns:svg="http://www.w3.org/2000/svg">',
  `${'<!---->'.repeat(500)}<svg>`,
])('%s begins as a drawing', (text) => {
  expect(kindOf(text)).toBe('svg')
})

test.each([
  '<svgx>',
  '<svg',
  '<html><svg>',
  'svg',
  '<!-- <svg>',
  '<?xml <svg>',
  '<!DOCTYPE svg [ <svg>',
  '<!doctype html><svg',
  '<!-->',
])('%s does not', (text) => {
  expect(() => kindOf(text)).toThrow('upload a JPEG, PNG, WebP, AVIF or SVG')
})

test('no file can make the server take long to tell what it is', async () => {
  const program = `
    const { uploadKind } = await import(${JSON.stringify(new URL('../../../server/core/pictures/picture-kind.ts', import.meta.url).href)})
    for (const piece of ['<!---->', '<!--', '<?xml>', '<!DOCTYPE [', '<!DOCTYPE []>', ' ', '<!DOCTYPE [ ] ']) {
      try { uploadKind(Buffer.from(piece.repeat(${KIND_BYTES}))) } catch (error) { console.log(error.name) }
    }`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    timeout: 15_000,
  })
  expect(stdout.trim().split('\n')).toEqual(Array.from({ length: 7 }, () => 'UnknownPictureError'))
})
