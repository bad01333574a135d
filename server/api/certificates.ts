import { certificateListQuerySchema, certificateSchema } from '../../contract/certificate.ts'
import { listOf } from '../../contract/list.ts'
import { listCertificates } from '../services/certificates.ts'
import { callsOf } from './calls.ts'
import { answer, createRouter, LIST_PARAMETERS, type ApiParts } from './router.ts'

const call = callsOf('Organisation', { access: 'public' })
const listCall = call('get /', 'Registrations, memberships, certificates and awards of the firm that are valid today', {
  cache: [...LIST_PARAMETERS, 'validity'],
  query: certificateListQuerySchema,
  200: answer(listOf(certificateSchema), 'In the order of kinds'),
})

export const certificatesApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listCertificates(db, context.req.valid('query'), now()), 200),
  )
