import { certificateListQuerySchema, certificateSchema } from '../../contract/certificate.ts'
import { listOf } from '../../contract/list.ts'
import { listCertificates } from '../services/certificates.ts'
import { answer, createRoute, createRouter, LIST_PARAMETERS, listErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'public',
  cache: [...LIST_PARAMETERS, 'validity'],
  tags: ['Organisation'],
  summary: 'Registrations, memberships, certificates and awards of the firm that are valid today',
  request: { query: certificateListQuerySchema },
  responses: { 200: answer(listOf(certificateSchema), 'In the order of kinds'), ...listErrors },
})

export const certificatesApi = ({ db, now }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listCertificates(db, context.req.valid('query'), now()), 200),
  )
