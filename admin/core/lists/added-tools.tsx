import { useListContext } from 'react-admin'
import { staffFeatures, type ListTool } from '../feature.ts'

/** Tools of features for a list. */
export const AddedTools: ListTool = (of) =>
  staffFeatures().map(({ name, listTool: Tool }) => Tool && <Tool key={name} {...of} />)

/** The same of react-admin's lists, whose filters are in the address from the first change on. */
export function AddedToolsOfList() {
  const { resource, filterValues, sort } = useListContext()
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order })
  return <AddedTools list={resource} query={query.toString()} />
}
