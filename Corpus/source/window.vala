using Gtk;

public class Harbour.Window : ApplicationWindow {
    private Label label;
    public signal void moored (string ship);

    public Window (Gtk.Application app) {
        Object (application: app, title: "Harbour");
        label = new Label (null);
        moored.connect ((ship) => {
            label.label = @"$ship has moored";
        });
        add (label);
    }

    public static int main (string[] args) {
        var app = new Gtk.Application ("org.example.Harbour", ApplicationFlags.FLAGS_NONE);
        app.activate.connect (() => new Window (app).show_all ());
        return app.run (args);
    }
}
