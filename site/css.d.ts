declare module '*.css?url' {
  const address: string
  export default address
}

declare module '*.css?inline&in-page' {
  const text: string
  export default text
}

declare module '*.js?raw&in-page' {
  const text: string
  export default text
}

declare module '*.css?inline' {
  const text: string
  export default text
}
