/** The parts of the grid that are used. It is installed only for benches, but types are checked without it too. */
declare module 'ag-grid-community' {
  interface GridOptions<Row> {
    domLayout: 'autoHeight';
    suppressColumnVirtualisation: boolean;
    suppressRowVirtualisation: boolean;
    asyncTransactionWaitMillis: number;
    getRowId: (params: { data: Row }) => string;
    columnDefs: { field: string; width?: number }[];
    rowData: Row[];
  }

  interface GridApi<Row> {
    applyTransactionAsync(change: { update: Row[] }): void;
  }

  export const AllCommunityModule: object;
  export const ModuleRegistry: { registerModules(modules: object[]): void };
  export function createGrid<Row>(place: HTMLElement, options: GridOptions<Row>): GridApi<Row>;
}

declare module '@1771technologies/lytenyte-core' {
  interface RowSource<Row> {
    rowIndexToRowId(index: number): Row | string | null | undefined;
  }

  export function useClientDataSource<Row>(params: { data: Row[] }): RowSource<Row>;
  export function Grid(props: {
    columns: { id: string; field: string; width: number }[];
    rowSource: RowSource<Record<string, string>>;
    rowHeight: number;
  }): React.ReactNode;
}
