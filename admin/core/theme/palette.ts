/** The site's colours, by the names of site/styles/tokens.css: test/browser/palette.spec.ts compares them. */
export const PALETTE = {
  light: {
    paper: '#f7f4ee',
    sheet: '#fff',
    'ink-1': '#1d2321',
    'ink-2': '#55605b',
    hairline: '#d9d2c4',
    'hairline-strong': '#a79f8e',
    brand: '#0b5c5f',
    'brand-deep': '#073f42',
    'brand-wash': '#e3ecea',
    terracotta: '#b8452a',
    'terracotta-wash': '#f6e5dd',
    sage: '#7f917b',
    'sage-wash': '#e4e8dd',
  },
  dark: {
    paper: '#151a19',
    sheet: '#1c2321',
    'ink-1': '#ece7dc',
    'ink-2': '#a8b2ac',
    hairline: '#343d3a',
    'hairline-strong': '#65706b',
    brand: '#6cc3be',
    'brand-deep': '#a3dfdb',
    'brand-wash': '#1d3231',
    terracotta: '#ec8f70',
    'terracotta-wash': '#3a2620',
    sage: '#8fa38a',
    'sage-wash': '#252d26',
  },
} as const
export type Scheme = keyof typeof PALETTE
