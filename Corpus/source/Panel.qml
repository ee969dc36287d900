import QtQuick 2.15
import QtQuick.Controls 2.15

Rectangle {
    id: panel
    width: 320; height: 200
    color: "navy"
    property int depth: 12
    signal sounded(int metres)

    Text {
        anchors.centerIn: parent
        text: qsTr("%1 m").arg(panel.depth)
    }
    MouseArea {
        anchors.fill: parent
        onClicked: panel.sounded(panel.depth)
    }
}
