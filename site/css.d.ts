// Those without it are declared by vite/client.
declare module '*&in-page' {
  const text: string
  export default text
}
