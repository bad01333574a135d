/** React-admin and its router, which npm lays where only admin/ finds them: extras take them from here. */
export { useLocale, useNotify, usePermissions, useTranslate } from 'react-admin'
export { Link as RouterLink, useHref, useNavigate, useSearchParams } from 'react-router'
