export function NewsCreate() { return null }
export function NewsEdit() { return null }
