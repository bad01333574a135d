/** What `npm test` leaves to `npm run test:all` is left out; whoever runs one file runs all of it. */
export const isQuick = process.env['TEST_SCOPE'] === 'quick'
