export type SvgIconComponent = typeof import('@mui/material/SvgIcon').default
