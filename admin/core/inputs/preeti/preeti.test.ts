import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPreeti, fromPreeti } from '../../../../contract/preeti/find-preeti.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SAMPLES = {
  'sf7df08"': 'काठमाण्डू',
  'g]kfn ;/sf/': 'नेपाल सरकार',
  'k|ltlglw ;ef': 'प्रतिनिधि सभा',
  ';+ljwfg': 'संविधान',
  'sfo{ljlw': 'कार्यविधि',
  'OlGhlgol/Ë': 'इन्जिनियरिङ्ग',
  'ef}lts k"jf{wf/ dGqfno': 'भौतिक पूर्वाधार मन्त्रालय',
  'cfly{s jif{ @)*!÷*@': 'आर्थिक वर्ष २०८१/८२',
  '/fli6«o jg lgb]{lzsf': 'राष्ट्रिय वन निर्देशिका',
  "hUuf clwu|x0f tyf d'cfAhf": 'जग्गा अधिग्रहण तथा मुआब्जा',
  "cg';Gwfg k|ltj]bg": 'अनुसन्धान प्रतिवेदन',
  "ljB't\\ k|flws/0f": 'विद्युत् प्राधिकरण',
  'lhNnf ;dGjo ;ldlt': 'जिल्ला समन्वय समिति',
  "nfut cg'dfg -@)*!_": 'लागत अनुमान (२०८१)',
  'sd{rf/L cGtu{t': 'कर्मचारी अन्तर्गत',
  'lgdf{0f ;DkGg kl/of]hgf': 'निर्माण सम्पन्न परियोजना',
  "If]qsf] z'ef/De": 'क्षेत्रको शुभारम्भ',
  'b[li6sf]0f': 'दृष्टिकोण',
  'O{Zj/ cfbt': 'ईश्वर आदत',
  'kmnfd em08f C0f': 'फलाम झण्डा ऋण',
}

function sentencesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .replaceAll(/```[^]*?```|`[^`]*`/g, '')
        .split(/<[^>]*>|\n\n|(?<=[.:;])\s|\|/),
    )
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /[a-z]{3}/i.test(text))
}

describe('a text in the codes of Preeti', () => {
  it.each(Object.entries(SAMPLES))('%s is %s', (typed, unicode) => expect(fromPreeti(typed)).toBe(unicode))

  it.each(Object.entries(SAMPLES))('%s is recognised', (typed, unicode) => expect(findPreeti(typed)).toBe(unicode))
})

describe('a line of both', () => {
  it.each([
    ['g]kfn ;/sf/ (Government of Nepal)', 'नेपाल सरकार (Government of Nepal)'],
    ['Government of Nepal, g]kfn ;/sf/', 'Government of Nepal, नेपाल सरकार'],
    ["Client: ljB't\\ k|flws/0f (NEA), 2081", 'Client: विद्युत् प्राधिकरण (NEA), 2081'],
    ["k'n lgdf{0f sfo{ Bridge Construction Package 3", 'पुल निर्माण कार्य Bridge Construction Package 3'],
    ['lhNnf ;dGjo ;ldlt dfu sfo{ljlw', 'जिल्ला समन्वय समिति माग कार्यविधि'],
    ['cfly{s jif{ @)*!÷*@ - annual report', 'आर्थिक वर्ष २०८१/८२ - annual report'],
    ['sfo{ljlw / lgb]{lzsf', 'कार्यविधि र निर्देशिका'],
  ])('%s becomes %s', (typed, unicode) => expect(findPreeti(typed)).toBe(unicode))
})

describe('other text', () => {
  it('is recognised in none of the sentences of the site and its documents', () => {
    const sentences = ['content/**/*.html', 'docs/**/*.md', '*.md'].flatMap(sentencesOf)
    expect(sentences.length).toBeGreaterThan(1000)
    expect(sentences.filter((sentence) => findPreeti(sentence) !== undefined)).toEqual([])
  })

  it.each([
    'km/h',
    'M25 concrete',
    'B.Sc. (Hons)',
    'and/or',
    "it's",
    'ISO 9001:2015',
    'i18n',
    'McDonald',
    'C++ [1]',
    'a;b',
    'काठमाडौँ g]kfn',
    '',
  ])('"%s" is left alone', (text) => expect(findPreeti(text)).toBeUndefined())
})
