import AddIcon from '@mui/icons-material/Add'
import { Button, ListItemText, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { emptyBlock, type Block } from '../../contract/blocks/block.ts'
import type { Field } from '../../contract/kinds/field.ts'
import { useWords } from '../words/use-words.ts'
import { blockWords } from './words.ts'

/** The menu of all kinds of blocks. */
export function AddBlock({ field, onAdd }: { field: Field; onAdd: (block: Block) => void }) {
  const say = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say(field.initial === undefined ? blockWords.add : blockWords.add_entry)}
      </Button>
      {/* The first input of the new block gets the focus, not the button again. */}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} disableRestoreFocus>
        {Object.entries(field.blocks ?? {}).map(([type, kind]) => (
          <MenuItem
            key={type}
            onClick={() => {
              setAnchor(null)
              onAdd(emptyBlock(type, kind))
            }}
          >
            <ListItemText primary={say(kind.label)} secondary={say(kind.help)} sx={{ whiteSpace: 'normal' }} />
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
