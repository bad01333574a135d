import { QueryClient } from '@tanstack/react-query'
import { Admin, CustomRoutes, localStorageStore, Resource, type DataProvider } from 'react-admin'
import { createBrowserRouter, Route, RouterProvider } from 'react-router'
import { dataProvider } from './core/api/data-provider.ts'
import { authProvider } from './core/auth/auth-provider.ts'
import { SignInPage } from './core/auth/sign-in-form.tsx'
import { StaffLayout } from './frame/staff-layout.tsx'
import { RESOURCES } from './resources.tsx'
import { darkTheme, lightTheme } from './core/theme/theme.ts'
import { i18nProvider } from './core/messages/i18n-provider.ts'
import { lazily } from './core/layout/on-demand.tsx'

const Account = lazily(async () => (await import('./account/account-page.tsx')).AccountPage)
const ChoosePassword = lazily(async () => (await import('./core/auth/password-pages.tsx')).ChoosePasswordPage)
const Edit = lazily(async () => (await import('./edit/edit-page.tsx')).EditPage)
const ForgottenPassword = lazily(async () => (await import('./core/auth/password-pages.tsx')).ForgottenPasswordPage)
const OwnerPage = lazily(async () => (await import('./set-up/owner-page.tsx')).OwnerPage)
const SetUp = lazily(async () => (await import('./set-up/set-up-screen.tsx')).SetUpScreen)
const Dashboard = lazily(async () => (await import('./dashboard/dashboard.tsx')).Dashboard)

const NoSuchPage = lazily(async () => (await import('./core/layout/no-such-page.tsx')).NoSuchPage)

const queryClient = new QueryClient({
  defaultOptions: {
    // A refused call will be refused again; of a lost connection the toast says so, and whoever reads it tries again.
    queries: { retry: false, staleTime: 0 },
    // An attempt without a connection has to fail at once, so that it can be said that nothing is lost.
    mutations: { networkMode: 'always' },
  },
})

/** The router has to know of unfinished work, so that it is not react-admin's own, which would put addresses behind '#'. */
const router = createBrowserRouter([{ path: '*', element: <Screens /> }], { basename: '/admin' })

export function App() {
  return <RouterProvider router={router} />
}

function Screens() {
  return (
    <Admin
      title="staff.title"
      authProvider={authProvider}
      dataProvider={dataProvider as DataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={localStorageStore('1', 'staff')}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      dashboard={Dashboard}
      layout={StaffLayout}
      loginPage={SignInPage}
      catchAll={NoSuchPage}
      requireAuth
      disableTelemetry
    >
      {RESOURCES.map(({ name, ...screens }) => (
        <Resource key={name} name={name} {...screens} />
      ))}
      <CustomRoutes>
        <Route path="/account" element={<Account />} />
        <Route path="/edit" element={<Edit />} />
        <Route path="/set-up/:step" element={<SetUp />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/password" element={<ChoosePassword />} />
        <Route path="/forgotten" element={<ForgottenPassword />} />
        <Route path="/set-up" element={<OwnerPage />} />
      </CustomRoutes>
    </Admin>
  )
}
