import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import { FileButton, type FileButtonProps } from '../layout/file-button.tsx'

/** Chooses pictures to upload. */
export const UploadButton = (props: Omit<FileButtonProps, 'accept' | 'startIcon'>) => (
  <FileButton
    startIcon={<UploadIcon />}
    accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,.jpg,.jpeg,.png,.webp,.avif,.svg"
    {...props}
  />
)
