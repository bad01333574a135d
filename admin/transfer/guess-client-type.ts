import type { CLIENT_TYPES } from '../../contract/clients/kind.ts'

type ClientType = (typeof CLIENT_TYPES)[number]['value']

/** The first that fits. Short names in capitals, such as DUDBC, are mostly offices of the federation. */
const BY_NAME: [RegExp, ClientType][] = [
  [/\b(ltd|pvt|company|co|bank|hotel|industries|developers?)\b|प्रा\.? ?लि|कम्पनी/i, 'private'],
  [/municipal|metropolitan|\bDCC\b|district coordination|ward office|palika|नगरपालिका|गाउँपालिका|महानगर/i, 'local'],
  [/\bprovinc|pradesh|प्रदेश/i, 'provincial'],
  [/\b(ADB|GIZ|JICA|KfW|UN[A-Z]*|USAID|WFP|INGO|NGO|Helvetas|Foundation)\b/, 'development'],
  [
    /\b(dept|department|ministry|division|section|authority|directorate|government|project)\b|विभाग|मन्त्रालय/i,
    'federal',
  ],
  [/^(Do[A-Z]|[A-Z]{3,6})\b/, 'federal'],
]

/** The kind of client that a name in a list suggests; undefined: somebody must say. */
export function guessClientType(name: string): ClientType | undefined {
  return BY_NAME.find(([words]) => words.test(name))?.[1]
}
