import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import { useWords } from '../core/words/use-words.ts'
import { dashboardWords } from './words.ts'

/** The most frequent actions. */
export function QuickActions() {
  const definitions = useResourceDefinitions()
  const say = useWords()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {definitions['news']?.hasCreate && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/news/create">
          {say(dashboardWords.new_news)}
        </Button>
      )}
      {definitions['projects']?.hasCreate && (
        <Button variant="outlined" startIcon={<AddIcon />} component={Link} to="/projects/create">
          {say(dashboardWords.add_project)}
        </Button>
      )}
      {definitions['pictures']?.hasList && (
        <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to="/pictures">
          {say(dashboardWords.upload)}
        </Button>
      )}
    </Box>
  )
}
