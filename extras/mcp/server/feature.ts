import type { Feature } from '../../../server/core/feature.ts'
import { createMcpRoutes } from './mcp-routes.ts'
import { MCP_PATH } from './tools.ts'

export const feature: Feature = { formRoutes: createMcpRoutes, serves: [MCP_PATH] }
