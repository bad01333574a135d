declare module '*.css?url' {
  const address: string
  export default address
}

declare module '*.css?inline' {
  const text: string
  export default text
}
