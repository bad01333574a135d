import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { teamMemberKind } from '../../contract/people/kind.ts'
import { listQuerySchema } from '../../contract/list.ts'
import { personProjectSchema } from '../../contract/people/person.ts'
import { listed, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { LIST_PARAMETERS, type ApiParts } from '../core/api/router.ts'
import { publicKindApi } from '../core/content/public-kind-api.ts'
import { recordKind } from '../core/content/record-kind.ts'
import { withOwnFacts } from '../facts/public.ts'
import type { Feature } from '../core/feature.ts'
import { invalid } from '../core/process/service-error.ts'
import { getPerson, listPersonProjects, team } from './people.ts'

const rules = recordKind(teamMemberKind, {
  async check(_tx, { joinedOn, leftOn, consentedOn }) {
    if (joinedOn && leftOn && leftOn.slice(0, joinedOn.length) < joinedOn)
      throw invalid({ leftOn: 'The last day must not be before the first' })
    if (consentedOn && consentedOn > nepalDay(new Date()))
      throw invalid({ consentedOn: 'This day is in the future: enter the day on which the person agreed' })
  },
  // The specification's answer names the language.
  present: async () => ({ locale: 'en' }),
})
const people = withOwnFacts('teams', rules)

const call = servedCallsOf('Teams', { access: 'public' })

const projectsApi = routerOf(
  call('get /slug/{slug}/projects', 'The projects of a person, the latest first', {
    cache: LIST_PARAMETERS,
    description: 'None where the person did not make them public.',
    query: listQuerySchema,
    200: listed(personProjectSchema, 'A page of projects, with the position of the person in each'),
    handle: ({ db, now }, { params, query }) => listPersonProjects(db, params.slug, query, now()),
  }),
)

const peopleApi = (deps: ApiParts) => publicKindApi(deps, { ...team, get: getPerson }).route('/', projectsApi(deps))

/** The people of the firm: what they agreed to show, and the projects that they worked on. */
export const feature: Feature = { kinds: [people], api: (deps) => ({ '/teams': peopleApi(deps) }) }
