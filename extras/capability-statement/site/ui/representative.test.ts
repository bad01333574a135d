import { expect, test } from 'vitest'
import { byWeight, ownProjects } from './load-statement.ts'

const project = (id: number, mainService: number, more: object = {}) => ({
  id,
  status: 'completed' as const,
  parent_id: null,
  services: [{ id: mainService, name: '', slug: '' }],
  ...more,
})
const idsOf = (projects: { id: number }[]) => projects.map(({ id }) => id)

test('a discipline shows projects of its own, not a bridge that it supervised nor one to come', () => {
  const projects = [project(1, 20), project(2, 10), project(3, 10, { status: 'upcoming' as const })]
  expect(idsOf(ownProjects(projects, new Set([10, 11])))).toEqual([2])
  expect(idsOf(ownProjects(projects, new Set([30])))).toEqual([1, 2])
})

test('the largest work comes first, then main projects before their parts, then the order of the firm', () => {
  const projects = [project(1, 10, { parent_id: 3 }), project(2, 10), project(3, 10), project(4, 10), project(5, 10)]
  const costs = new Map([
    [3, { value: { amount: 5_000_000, currency: 'NPR' } }],
    [4, { value: { amount: 90_000_000, currency: 'NPR' } }],
    [5, { value: { amount: 385_000, currency: 'USD' } }],
  ])
  expect(idsOf(byWeight(projects, costs))).toEqual([4, 3, 2, 5, 1])
})
