import AddIcon from '@mui/icons-material/Add'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { Box, Button } from '@mui/material'
import { useResourceDefinitions } from 'react-admin'
import { Link } from 'react-router'
import { useTranslate } from '../words/use-translate.ts'

/** What is begun most often. */
export function QuickActions() {
  const definitions = useResourceDefinitions()
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {definitions['news']?.hasCreate && (
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/news/create">
          {translate('staff.dashboard.new_news')}
        </Button>
      )}
      {definitions['projects']?.hasCreate && (
        <Button variant="outlined" startIcon={<AddIcon />} component={Link} to="/projects/create">
          {translate('staff.dashboard.add_project')}
        </Button>
      )}
      {definitions['pictures']?.hasList && (
        <Button variant="outlined" startIcon={<UploadIcon />} component={Link} to="/pictures">
          {translate('staff.dashboard.upload')}
        </Button>
      )}
    </Box>
  )
}
