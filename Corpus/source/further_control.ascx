<div class="lamps">
    <asp:Label ID="place" runat="server" />
    <asp:Button ID="light" runat="server" Text="Light" />
</div>
