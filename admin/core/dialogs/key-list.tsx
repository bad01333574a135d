import { Box } from '@mui/material'

/** Keys, each with what it does. */
export function KeyList({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <Box component="dl" sx={listStyle}>
      {keys.map(([names, does]) => (
        <Box key={does} sx={{ display: 'contents' }}>
          <dt>
            <kbd>{names}</kbd>
          </dt>
          <dd>{does}</dd>
        </Box>
      ))}
    </Box>
  )
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '6px 16px',
  margin: 0,
  paddingTop: '4px',
  '& dd': { margin: 0 },
  '& kbd': { fontFamily: 'inherit', border: 1, borderColor: 'divider', borderRadius: '3px', padding: '1px 8px' },
}
