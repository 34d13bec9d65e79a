export const theme = {
  variables: { '--accent': '#fff' },
  exchangeFavicon: '',
  exchangeTitle: 'Layline',
  themeColor: '',
  exchangeLogo: '',
  yearNotice: '2023',
};
